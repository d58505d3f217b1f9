/** `npm run bench -- renderer`: 21 designs, cold and warm; fails over 1.5 s of CPU time or 300 MB per image. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { slots, type CabinetDesign } from "#content/image-generation/options.ts";
import { USUAL_VIEW } from "#lib/image-generation/room-slots.ts";
import { renderCabinetImage } from "#server/image-generation/renderer/render-cabinet-image.ts";

const limits = { seconds: 1.5, megabytes: 300 };

const designs: readonly CabinetDesign[] = [
  design("kitchen walnut slab walnut calacatta brass white-oak herringbone day"),
  design("kitchen sage shaker white-oak white-quartz brass white-oak straight sun"),
  design(
    "kitchen ebonized-oak slab travertine nero-marquina black-iron smoked-oak chevron evening",
  ),
  design("kitchen white shaker navy calacatta nickel limestone straight day"),
  design("linear white-oak slab white calacatta none smoked-oak herringbone sun"),
  design("linear navy shaker white soapstone brass white-oak chevron evening"),
  design("linear hickory shaker white travertine bronze white-oak straight day close"),
  design("galley walnut shaker white travertine brass white-oak herringbone day"),
  design("galley forest-green shaker white nero-marquina brass smoked-oak chevron evening"),
  design("galley ash fluted white soapstone black-iron limestone straight sun close"),
  design("peninsula smoked-oak shaker white-oak calacatta brass limestone straight sun"),
  design("peninsula greige slab walnut nero-marquina nickel white-oak herringbone evening close"),
  design("wardrobe white-oak slab white travertine bronze gray-oak herringbone day"),
  design("wardrobe greige shaker white walnut brass hickory straight evening"),
  design("wardrobe charcoal slab white soapstone none ash chevron sun"),
  design("vanity forest-green shaker white calacatta brass limestone straight day"),
  design("vanity walnut slab white soapstone nickel white-oak straight day close"),
  design("vanity teak slab white travertine bronze travertine straight sun"),
  design("study walnut shaker white walnut brass white-oak herringbone evening"),
  design("study dusty-blue slab white maple nickel maple straight day"),
  design("study hickory shaker white smoked-oak black-iron teak chevron sun"),
];

type Cost = { seconds: number; megabytes: number; bytes: number };

if (process.argv[2]) await printCost(JSON.parse(process.argv[2]));
else await compareDesigns();

async function compareDesigns(): Promise<void> {
  const idle = megabytesNow();
  await renderCabinetImage(designs[0] ?? design(""), 1);
  let failed = false;
  print(["design", "cold s", "cold MB", "warm s", "warm MB", "KB"]);
  for (const each of designs) {
    const cold = await measureInNewProcess(each);
    const warm = await measure(each, idle);
    failed ||= [cold, warm].some(
      ({ seconds, megabytes }) => seconds > limits.seconds || megabytes > limits.megabytes,
    );
    const numbers = [cold.seconds, cold.megabytes, warm.seconds, warm.megabytes];
    print([
      Object.values(each).join(" "),
      ...numbers.map((number, i) => number.toFixed(i % 2 ? 0 : 2)),
      (warm.bytes / 1024).toFixed(0),
    ]);
  }
  print([
    failed ? "over the limit" : "within the limit",
    `of ${limits.seconds} s CPU and ${limits.megabytes} MB above idle`,
  ]);
  if (failed) process.exitCode = 1;
}

/** Memory is counted above `idle` megabytes. */
async function measure(each: CabinetDesign, idle: number): Promise<Cost> {
  const before = process.cpuUsage();
  const image = await renderCabinetImage(each, 7);
  const { user, system } = process.cpuUsage(before);
  return {
    seconds: (user + system) / 1e6,
    megabytes: megabytesNow() - idle,
    bytes: image.length,
  };
}

async function measureInNewProcess(each: CabinetDesign): Promise<Cost> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [import.meta.filename, JSON.stringify(each)]);
  return JSON.parse(stdout);
}

async function printCost(each: CabinetDesign): Promise<void> {
  process.stdout.write(JSON.stringify(await measure(each, megabytesNow())));
}

function megabytesNow(): number {
  return process.memoryUsage().rss / 1024 / 1024;
}

function design(ids: string): CabinetDesign {
  const named = ids.split(" ").map((id, index) => [Object.keys(slots)[index], id]);
  const chosen = Object.fromEntries(named) as Partial<CabinetDesign>;
  return { ...chosen, view: chosen.view ?? USUAL_VIEW } as CabinetDesign;
}

function print([first = "", ...cells]: readonly string[]): void {
  process.stdout.write(`${first.padEnd(82)}${cells.map((cell) => cell.padStart(9)).join("")}\n`);
}
