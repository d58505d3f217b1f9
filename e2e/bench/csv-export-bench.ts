/** `npm run bench -- csv [rows]`: compares the export with psql's \copy; fails over 1.5 times its time or 50 MB. */
import { spawnSync } from "node:child_process";
import { createWriteStream, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createDatabase } from "#db/create-database.ts";
import { quoteRequests } from "#db/schema.ts";
import { exportQuoteRequests } from "#server/quote-requests/export-queries.ts";

const RUNS = 3;
const MAX_RATIO = 1.5;
const MAX_GROWTH_MB = 50;
const MB = 1024 * 1024;
/** Without formatting dates or escaping formulas. */
const BARE =
  "SELECT created_at, name, email, phone, company, project_type, product_category, quantity, budget_range, timeline, specifications, message, status FROM quote_requests ORDER BY created_at DESC, id DESC";

const url = process.env.DATABASE_URL ?? "";
const database = createDatabase(url, 1, Infinity);
const folder = await mkdtemp(join(tmpdir(), "teragus-csv-"));
const file = join(folder, "export.csv");
const copy = `\\copy (${BARE}) TO '${join(folder, "psql.csv")}' (FORMAT csv, HEADER)`;
let growth = 0;

// In another process, since this one's memory is measured.
if ((await database.$count(quoteRequests)) === 0)
  execute(process.execPath, "scripts/seed-database.ts", process.argv[2] ?? "1000000");
const times = { psql: [] as number[], ours: [] as number[] };
// The first export's time includes compilation and does not count; its memory does.
for (let run = 0; run <= RUNS; run += 1) {
  times.psql.push(await timed(() => execute("psql", "-v", "ON_ERROR_STOP=1", "-qc", copy, url)));
  times.ours.push(await timed(download));
}
const [psql, ours] = [median(times.psql.slice(1)), median(times.ours.slice(1))];
const count = await database.$count(quoteRequests);
process.stdout.write(
  `${count.toLocaleString("en")} rows, ${(statSync(file).size / MB).toFixed(0)} MB, median of ${RUNS}\n` +
    `  psql \\copy   ${psql.toFixed(2)} s\n` +
    `  export       ${ours.toFixed(2)} s   ${(ours / psql).toFixed(2)} times psql (at most ${MAX_RATIO})\n` +
    `  memory       ${growth.toFixed(0)} MB more at the export's peak (at most ${MAX_GROWTH_MB})\n`,
);
process.exitCode = ours / psql <= MAX_RATIO && growth < MAX_GROWTH_MB ? 0 : 1;
await database.$client.end();
await rm(folder, { recursive: true });

/** Watches the growth of this process's memory. */
async function download(): Promise<void> {
  const before = process.memoryUsage().rss;
  const watch = () => (growth = Math.max(growth, (process.memoryUsage().rss - before) / MB));
  const timer = setInterval(watch, 20);
  await pipeline(await exportQuoteRequests(database), createWriteStream(file));
  clearInterval(timer);
}

function execute(command: string, ...args: string[]): void {
  if (spawnSync(command, args, { stdio: "inherit" }).status !== 0)
    throw new Error(`${command} failed; this benchmark needs PostgreSQL's own client.`);
}

async function timed(work: () => void | Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
