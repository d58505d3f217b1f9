/** Builds changed images from `studio/masters`, removes unused ones, and writes `content/images/manifest.json`. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ImageRecord, images } from "#content/images/images.ts";
import { masterFile } from "#lib/images/master-files.ts";
import { imageProblems } from "./check-images.ts";
import { makeImages } from "./make-images.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const MASTERS = join(ROOT, "studio/masters");
const MANIFEST = join(ROOT, "content/images/manifest.json");
const records: Readonly<Record<string, ImageRecord>> = images;

async function main(): Promise<void> {
  const problems = await imageProblems(records, MASTERS);
  if (problems.length > 0) return refuse(problems);
  const previous = existsSync(MANIFEST) ? JSON.parse(await readFile(MANIFEST, "utf8")) : {};
  const folders = { masters: MASTERS, images: join(ROOT, "public/images") };
  const { manifest, made, removed } = await makeImages(records, folders, previous);
  await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
  for (const id of made) print(summaryOf(id));
  const kept = Object.keys(manifest).length - made.length;
  print(`${made.length} pictures made, ${kept} kept, ${removed} files removed`);
}

/** What is said beside a picture, to be read again whenever its master changed. */
function summaryOf(id: string): string {
  const record = records[id];
  if (!record) throw new Error(`${id} has no record.`);
  const { master, alt, caption, visualization, sample } = record;
  return [
    `${id}, from ${basename(masterFile(MASTERS, master))}`,
    `  alt            ${alt}`,
    `  caption        ${caption}`,
    `  visualization  ${visualization ? "yes: it is marked as one" : "no"}`,
    ...(sample ? ["  sample         yes: add `sample: false` if it is your own picture"] : []),
  ].join("\n");
}

function refuse(problems: readonly string[]): void {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stderr.write("No picture was made.\n");
  process.exitCode = 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main().catch((error: Error) => refuse([error.message]));
