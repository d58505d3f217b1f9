/** `npm run bench -- server [seconds]`: how many pages a second the site serves under wrk, and its memory. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { ensureBuild } from "#scripts/build/build-site.ts";
import { startSite } from "#e2e/support/site.ts";

const PAGE = "/about";
const SECONDS = Number(process.argv[2] ?? 10);
const WARM_UP_SECONDS = 3;
const TICKS = 100;

await ensureBuild();
// Logs into the void, since this process would be slowed down by reading them.
const SERVE = "exec node --max-semi-space-size=4 scripts/start.ts > /dev/null";
const NEXT_DIST_DIR = process.env.NEXT_DIST_DIR ?? ".next";
await using site = await startSite({ NEXT_DIST_DIR, LOG_LEVEL: "info" }, ["sh", "-c", SERVE]);
const memoryBefore = memory();
// Warms up caches and V8.
load(32, WARM_UP_SECONDS);
for (const connections of [32, 32, 32, 256])
  process.stdout.write(`${PAGE}, ${connections} connections: ${load(connections, SECONDS)}\n`);
process.stdout.write(
  `The site's process holds ${memory()} MB, ${memoryBefore} before the first round.\n`,
);

/** Runs wrk at full speed. Throws if a response was an error or incomplete. */
function load(connections: number, seconds: number): string {
  const before = ticks();
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "-H", "Accept-Encoding: gzip"];
  const { stdout, error } = spawnSync("wrk", [...options, site.url + PAGE], { encoding: "utf8" });
  if (error) throw new Error("This wants wrk (apt-get install wrk).");
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (!requests || /Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  const microseconds = ((ticks() - before) / TICKS / requests) * 1e6;
  return `${(requests / seconds).toFixed(0)}/s, ${microseconds.toFixed(1)} µs each`;
}

function ticks(): number {
  const text = readFileSync(`/proc/${site.pid}/stat`, "utf8");
  // The program's name precedes it, in parentheses.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

function memory(): number {
  const text = readFileSync(`/proc/${site.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024);
}
