/** `npm run bench -- server`: compares the site with nginx under wrk. Compare ratios, since other load affects both. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { open, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuild } from "#scripts/build/build-site.ts";
import { freePort } from "#scripts/postgres/free-port.ts";
import { listStaticFiles } from "#server/http/static-files.ts";
import { SITE_ENV } from "#e2e/support/site.ts";
import { type Measured, ready, startNginx } from "./nginx.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DIST_DIR = process.env.NEXT_DIST_DIR ?? ".next";
const PAGE = "/about";
/** Per visit: pages, their scripts, and images below the fold. */
const MIXTURE = { page: 4, script: 6, image: 20 };
const SECONDS = Number(process.argv[2] ?? 10);
const ROUNDS = 3;
const WARM_UP_SECONDS = 3;
const TICKS = 100;

type Load = { perSecond: number; microseconds: number };

const missing = ["wrk", "nginx"].filter((name) => spawnSync(name, ["-v"]).error);
if (missing.length > 0) {
  process.stdout.write(
    `This comparison wants ${missing.join(" and ")} (apt-get install wrk nginx-light).\n`,
  );
  process.exit(1);
}

await ensureBuild();
const folder = await mkdtemp(join(tmpdir(), "teragus-bench-"));
const files = await listStaticFiles({
  distDir: join(ROOT, DIST_DIR),
  publicDir: join(ROOT, "public"),
});
const addresses = chooseAddresses();
const script = join(folder, "mixture.lua");
await writeFile(script, luaOf(addresses));
const asked = new Map([...files].filter(([address]) => [PAGE, ...addresses].includes(address)));
const nginx = await startNginx(folder, asked);
const site = await startSite();
try {
  const memoryBefore = await memoryOf(site);
  // Warms up caches and V8.
  for (const server of [nginx, site]) await load(server, ["-c32"], PAGE, WARM_UP_SECONDS);
  await compare(`${PAGE}, 32 connections`, ROUNDS, ["-c32"], PAGE);
  await compare(`${PAGE}, 256 connections`, 1, ["-c256"], PAGE);
  await compare(`${addresses.length} addresses, 32 connections`, 1, ["-c32", "-s", script], PAGE);
  process.stdout.write(
    `The site's process holds ${await memoryOf(site)} MB, ${memoryBefore} before the first round; nginx's worker ${await memoryOf(nginx)} MB.\n`,
  );
} finally {
  await site.stop();
  await nginx.stop();
  await rm(folder, { recursive: true });
}

async function compare(
  name: string,
  rounds: number,
  options: readonly string[],
  path: string,
): Promise<void> {
  process.stdout.write(`${name}\n`);
  for (let round = 1; round <= rounds; round += 1) {
    const theirs = await load(nginx, options, path);
    const ours = await load(site, options, path);
    const ratio = (ours.perSecond / theirs.perSecond).toFixed(2);
    const cpu = (theirs.microseconds / ours.microseconds).toFixed(2);
    process.stdout.write(
      `  nginx ${describe(theirs)}   site ${describe(ours)}   ratio ${ratio} (by processor time ${cpu})\n`,
    );
  }
}

function describe({ perSecond, microseconds }: Load): string {
  return `${perSecond.toFixed(0).padStart(6)}/s ${microseconds.toFixed(1).padStart(5)} µs`;
}

/** Runs wrk at full speed. Throws if a response was an error or incomplete. */
async function load(
  server: Measured,
  options: readonly string[],
  path: string,
  seconds = SECONDS,
): Promise<Load> {
  const before = await ticksOf(server);
  const all = ["-t1", `-d${seconds}s`, ...options, "-H", "Accept-Encoding: gzip"];
  const wrk = spawn("wrk", [...all, server.url + path], { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  for await (const chunk of wrk.stdout) text += String(chunk);
  const ticks = (await ticksOf(server)) - before;
  const requests = Number(/(\d+) requests in/.exec(text)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
  if (!requests || /Non-2xx|Socket errors/.test(text)) throw new Error(text);
  return { perSecond, microseconds: (ticks / TICKS / requests) * 1e6 };
}

/** Logs to a file, as nginx does. */
async function startSite(): Promise<Measured> {
  const port = await freePort();
  const log = await open(join(folder, "site.log"), "w");
  const child = spawn(process.execPath, ["--max-semi-space-size=4", "scripts/start.ts"], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...SITE_ENV,
      NEXT_DIST_DIR: DIST_DIR,
      LOG_LEVEL: "info",
      PORT: String(port),
    },
    stdio: ["ignore", log.fd, log.fd],
  });
  const exited = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  await ready(`${url}/healthz`, exited);
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
    await log.close();
  };
  return { url, pid: child.pid ?? 0, stop };
}

function chooseAddresses(): string[] {
  const all = [...files.keys()];
  const some = (isWanted: (address: string) => boolean, count: number) =>
    all.filter(isWanted).slice(0, count);
  return [
    ...some((address) => !address.includes("."), MIXTURE.page),
    ...some((address) => /\.(js|css|woff2)$/.test(address), MIXTURE.script),
    ...some((address) => /^\/images\/.*-(320|640)\.avif$/.test(address), MIXTURE.image),
  ];
}

function luaOf(paths: readonly string[]): string {
  return `local paths = { ${paths.map((path) => JSON.stringify(path)).join(", ")} }
local next_path = 0
request = function()
  next_path = next_path % #paths + 1
  return wrk.format("GET", paths[next_path])
end
`;
}

async function ticksOf({ pid }: Measured): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8");
  // The program's name precedes it, in parentheses.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

async function memoryOf({ pid }: Measured): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024);
}
