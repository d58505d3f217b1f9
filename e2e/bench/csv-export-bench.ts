/** `npm run bench -- csv [rows]`: compares the export with psql's \copy; fails over 1.5 times its time or 50 MB. */
import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createDatabase } from "#db/client.ts";
import { quoteRequests } from "#db/schema.ts";
import { exportQuoteRequests } from "#server/quote-requests/export-queries.ts";

const RUNS = 3;
const LARGEST_RATIO = 1.5;
const LARGEST_GROWTH_MB = 50;
const MB = 1024 * 1024;
/** Without formatting dates or escaping formulas. */
const BARE =
  "SELECT created_at, name, email, phone, company, project_type, product_category, quantity, budget_range, timeline, specifications, message, status FROM quote_requests ORDER BY created_at DESC, id DESC";

const url = process.env.DATABASE_URL ?? "";
const database = createDatabase(url, 1, Infinity);
const folder = await mkdtemp(join(tmpdir(), "teragus-csv-"));
try {
  process.exitCode = await bench(Number(process.argv[2] ?? 1_000_000));
} finally {
  await database.$client.end();
  await rm(folder, { recursive: true });
}

async function bench(rows: number): Promise<number> {
  // In other processes, since this one's memory is measured.
  if ((await database.$count(quoteRequests)) === 0)
    await execute(process.execPath, ["scripts/seed-database.ts", `${rows}`]);
  const count = await database.$count(quoteRequests);
  if (count === 0) throw new Error("There are no rows to export.");
  await psqlCopy();
  // The first export's time includes compilation and does not count; its memory does.
  let growth = await watched(download);
  const times = { psql: [] as number[], export: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    times.psql.push(await timed(psqlCopy));
    growth = Math.max(
      growth,
      await watched(async () => void times.export.push(await timed(download))),
    );
  }
  const [psql, ours] = [median(times.psql), median(times.export)];
  const size = (await stat(join(folder, "export.csv"))).size / MB;
  process.stdout.write(
    `${count.toLocaleString("en")} rows, ${size.toFixed(0)} MB, median of ${RUNS}\n` +
      `  psql \\copy   ${psql.toFixed(2)} s\n` +
      `  export       ${ours.toFixed(2)} s   ${(ours / psql).toFixed(2)} times psql (at most ${LARGEST_RATIO})\n` +
      `  memory       ${growth.toFixed(0)} MB more at the export's peak (at most ${LARGEST_GROWTH_MB})\n`,
  );
  return ours / psql <= LARGEST_RATIO && growth < LARGEST_GROWTH_MB ? 0 : 1;
}

async function download(): Promise<void> {
  await pipeline(
    await exportQuoteRequests(database),
    createWriteStream(join(folder, "export.csv")),
  );
}

async function psqlCopy(): Promise<void> {
  const copy = `\\copy (${BARE}) TO '${join(folder, "psql.csv")}' (FORMAT csv, HEADER)`;
  await execute("psql", ["-q", "-v", "ON_ERROR_STOP=1", "-c", copy, url]);
}

async function execute(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { stdio: "inherit" });
  const code = await new Promise<number | null>((done, fail) =>
    child.once("error", fail).once("exit", done),
  );
  if (code !== 0)
    throw new Error(`${command} failed; this benchmark needs PostgreSQL's own client.`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/** The peak growth in MB of this process's memory during `work`. */
async function watched(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  await work();
  clearInterval(timer);
  return (peak - before) / MB;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
