/**
 * `npm run bench -- cost [rows]` (100,000): mean CPU of the site (metrics) and database (/proc) per page view, quote
 * request, inbox view, image and export. `a second` is sequential throughput.
 */
import { randomUUID } from "node:crypto";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { readdir, readFile } from "node:fs/promises";
import type { RequestOptions } from "node:http";
import { ensureBuild } from "#scripts/build/build-site.ts";
import { seedDatabase } from "#scripts/seed-database.ts";
import { encodeForm, filledQuoteRequestForm, hiddenFields } from "#e2e/support/plain-form.ts";
import { query } from "#e2e/support/inbox-page.ts";
import { open } from "#e2e/support/sender.ts";
import { SITE_ENV, startSite } from "#e2e/support/site.ts";

const TOKEN = "for this benchmark alone";
const API = "/api/admin/submissions";
const MB = 1024 * 1024;
const TICKS = 100;

type Cost = { times: number; bytes: number };

await ensureBuild();
const rows = Number(process.argv[2] ?? 0);
if (rows > 0) await seedDatabase(process.env.DATABASE_URL ?? "", rows);
if ((await query("SELECT FROM quote_requests LIMIT 1")).length === 0)
  throw new Error("There are no requests whose list could be timed.");
await using site = await startSite({
  NEXT_DIST_DIR: ".next",
  METRICS_TOKEN: TOKEN,
  IMAGE_LIMIT_PER_ADDRESS: "1000",
});
const cookie = await signIn();
const form = await (await fetch(site.url + PLAIN_REQUEST_QUOTE_PATH)).text();

const work: [name: string, run: () => Promise<Cost>][] = [
  ["page view, prerendered", () => repeat(1_000, () => get("/products/wall-panels"))],
  ["page view, rendered", () => repeat(300, () => get(PLAIN_REQUEST_QUOTE_PATH))],
  ["quote request", () => repeat(300, sendQuoteRequest)],
  ["inbox, first page", () => repeat(100, () => get(API, { cookie }))],
  ["inbox, counts", () => repeat(100, () => get(`${API}/counts`, { cookie }))],
  ["inbox, search", () => repeat(50, () => get(`${API}?q=ferreira`, { cookie }))],
  ["picture, own renderer", () => repeat(10, makeImage)],
  ["export of 30 days", () => repeat(1, () => get(`${API}/csv?from=${monthAgo()}`, { cookie }))],
];
const COLUMNS = ["site CPU ms", "database CPU ms", "a second", "KB sent", "site MB", "pool"];
const printRow = (name: string, cells: readonly string[]) =>
  process.stdout.write(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(17)).join("")}\n`);

printRow("one", COLUMNS);
for (const [name, run] of work) {
  await run();
  const before = await usage();
  const startedAt = performance.now();
  const { times, bytes } = await run();
  const seconds = (performance.now() - startedAt) / 1_000;
  const after = await usage();
  const each = (total: number) => (total / times).toFixed(1);
  printRow(name, [
    each(1_000 * (after.site - before.site)),
    each(1_000 * (after.database - before.database)),
    (times / seconds).toFixed(1),
    each(bytes / 1024),
    (after.memory / MB).toFixed(0),
    String(after.connections),
  ]);
}

async function signIn(): Promise<string> {
  const inbox = `${site.url}/admin/teragus-submissions`;
  const lockScreen = await (await fetch(inbox)).text();
  const { type, body } = await encodeForm({
    ...hiddenFields(lockScreen),
    password: SITE_ENV.ADMIN_PASSWORD,
  });
  const response = await fetch(inbox, { method: "POST", body, headers: { "content-type": type } });
  const [session] = response.headers.getSetCookie();
  if (!session) throw new Error("The inbox stayed locked.");
  return session.split(";")[0] ?? "";
}

function monthAgo(): string {
  return new Date(Date.now() - 30 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
}

async function repeat(times: number, once: (index: number) => Promise<number>): Promise<Cost> {
  let bytes = 0;
  for (let index = 0; index < times; index += 1) bytes += await once(index);
  return { times, bytes };
}

/** Returns the body's bytes on the wire. */
function get(path: string, headers: Record<string, string> = {}): Promise<number> {
  return count(path, { headers: { "accept-encoding": "gzip", ...headers } });
}

async function sendQuoteRequest(index: number): Promise<number> {
  const { type, body } = await encodeForm(
    filledQuoteRequestForm(form, { message: `${index} doors` }),
  );
  const headers = { "content-type": type, "x-forwarded-for": randomUUID() };
  return count("/request-quote", { method: "POST", headers }, body);
}

function makeImage(index: number): Promise<number> {
  const body = JSON.stringify({ prompt: "A walnut kitchen with brass pulls", seed: index });
  const headers = { "content-type": "application/json" };
  return count("/api/generate-image", { method: "POST", headers }, body);
}

async function count(
  path: string,
  options: RequestOptions,
  body?: Buffer | string,
): Promise<number> {
  const response = await open(site.url + path, options, body);
  if (response.statusCode !== 200)
    throw new Error(`${path} was answered with ${response.statusCode}.`);
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).byteLength;
  return bytes;
}

/** CPU seconds so far of the site and the database server, and what the site holds now. */
async function usage() {
  const response = await fetch(`${site.url}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const metrics = await response.text();
  const value = (name: string) =>
    Number(
      metrics
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")[1] ?? 0,
    );
  return {
    site: value("process_cpu_seconds_total"),
    database: await databaseSeconds(),
    memory: value("process_resident_memory_bytes"),
    connections: value('teragus_database_connections{pool="requests",state="total"}'),
  };
}

async function databaseSeconds(): Promise<number> {
  const processes = await readdir("/proc").catch(() => []);
  const stats = await Promise.all(
    processes
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")),
  );
  return stats
    .filter((stat) => / \(postgres\) /.test(stat))
    .map((stat) => stat.slice(stat.lastIndexOf(")") + 2).split(" "))
    .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) / TICKS, 0);
}
