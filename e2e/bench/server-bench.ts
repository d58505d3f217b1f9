/** `npm run bench -- server`: how many pages a second the site serves under wrk, and its memory. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { open, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { ensureBuild } from "#scripts/build/build-site.ts";
import { freePort } from "#scripts/postgres/free-port.ts";
import { SITE_ENV } from "#e2e/support/site.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DIST_DIR = process.env.NEXT_DIST_DIR ?? ".next";
const PAGE = "/about";
const SECONDS = Number(process.argv[2] ?? 10);
const ROUNDS = 3;
const WARM_UP_SECONDS = 3;
const TICKS = 100;

type Measured = { url: string; pid: number; stop: () => Promise<void> };
type Load = { perSecond: number; microseconds: number };

if (spawnSync("wrk", ["-v"]).error) {
  process.stdout.write("This wants wrk (apt-get install wrk).\n");
  process.exit(1);
}

await ensureBuild();
const folder = await mkdtemp(join(tmpdir(), "teragus-bench-"));
const site = await startSite();
try {
  const memoryBefore = await memoryOf(site);
  // Warms up caches and V8.
  await load(site, ["-c32"], PAGE, WARM_UP_SECONDS);
  await measure(`${PAGE}, 32 connections`, ROUNDS, ["-c32"], PAGE);
  await measure(`${PAGE}, 256 connections`, 1, ["-c256"], PAGE);
  process.stdout.write(
    `The site's process holds ${await memoryOf(site)} MB, ${memoryBefore} before the first round.\n`,
  );
} finally {
  await site.stop();
  await rm(folder, { recursive: true });
}

async function measure(
  name: string,
  rounds: number,
  options: readonly string[],
  path: string,
): Promise<void> {
  process.stdout.write(`${name}\n`);
  for (let round = 1; round <= rounds; round += 1) {
    process.stdout.write(`  ${describe(await load(site, options, path))}\n`);
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

/** Throws if the server ends first. */
async function ready(url: string, exited: Promise<unknown>): Promise<void> {
  const ended = exited.then(() => {
    throw new Error(`The server of ${url} ended before it answered.`);
  });
  const isReady = () =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    );
  const started = async () => {
    while (!(await isReady())) await sleep(100);
  };
  await Promise.race([started(), ended]);
}
