/**
 * `npm run bench -- inbox`: times what the inbox reads at 200,000 and at 1,000,000 requests, and prints both and the
 * ratio. Fails over 100 ms at the first and 200 ms at the second. Takes ten minutes, most of them to seed.
 */
import { once } from "node:events";
import { budgetRanges, projectTypes, timelines } from "#content/quote-request-options.ts";
import { createDatabase, type Database } from "#db/create-database.ts";
import { countFacet, countQuoteRequests } from "#db/quote-requests/count-queries.ts";
import { listNewRequests } from "#db/quote-requests/new-request-queries.ts";
import { listQuoteRequests } from "#db/quote-requests/list-queries.ts";
import { readReport } from "#db/reports/report-queries.ts";
import { createTestDatabase } from "#db/test-database.ts";
import {
  FACET_NAMES,
  NO_FILTER,
  type QuoteRequestFilter,
} from "#lib/inbox/quote-request-filter.ts";
import type { QuoteRequestCursor, Sort } from "#lib/inbox/list-cursor.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { OPEN } from "#lib/quote-requests/quote-request-status.ts";
import { readPeriod } from "#lib/reports/report-period.ts";
import { seedDatabase } from "#scripts/seed-database.ts";
import { exportQuoteRequests } from "#server/quote-requests/export-queries.ts";

const RUNS = 5;
const LIMIT = 100;
const SIZES = [
  { rows: 200_000, budgetMs: 100 },
  { rows: 1_000_000, budgetMs: 200 },
] as const;

type View = Partial<QuoteRequestFilter> & { sort?: Sort };

const open: View = { status: [OPEN] };
const wish: View = { product: ["wall-panels"], budget: ["250k-500k", "over-500k"] };
const VIEWS: Record<string, View> = {
  open,
  "open, by due time": { ...open, sort: "due" },
  late: { due: "late" },
  everything: {},
  "everything, by due time": { sort: "due" },
  lost: { status: ["lost"] },
  "the last 30 days": { from: daysAgo(30) },
  "nobody's": { assignee: "-" },
  "in German": { language: "de" },
  "a product and two budgets": wish,
  "open: a product and two budgets": { ...open, ...wish },
  "five filters, a rare combination": {
    status: ["won"],
    project: [projectTypes[5].value],
    product: ["custom-solution"],
    budget: [budgetRanges[4].value],
    timeline: [timelines[0].value],
  },
  "search: a word of a third of all rows": { q: "oak" },
  "open, search: a word of a third": { ...open, q: "oak" },
  "search: a name": { q: "ferreira" },
  "search: a name and a figure": { q: "lucía 7" },
  "search: an e-mail address": { q: "jonas.weber123@falk.example" },
  "search: a reference": { q: formatReference(250_123) },
  "search: nothing has it": { q: "zanzibar" },
  "search: one letter": { q: "a" },
  "search: two common words": { q: "wide oak" },
  "search with filters": { q: "walnut", status: ["quoted"], project: ["other"] },
};

const results: Record<string, number>[] = [];
for (const { rows, budgetMs } of SIZES) {
  const { url, drop } = await createTestDatabase();
  await seedDatabase(url, rows);
  const times = await measure(createDatabase(url, 1, Infinity));
  results.push(times);
  if (Math.max(...Object.values(times)) > budgetMs) process.exitCode = 1;
  await drop();
}
const [small = {}, large = {}] = results;
// oxlint-disable-next-line no-console -- this command prints the table
console.table(
  Object.fromEntries(
    Object.entries(small).map(([name, ms]) => [
      name,
      {
        "200,000 ms": ms.toFixed(1),
        "1,000,000 ms": large[name]?.toFixed(1),
        ratio: ((large[name] ?? Number.NaN) / ms).toFixed(1),
      },
    ]),
  ),
);

/** The median times by name. */
async function measure(database: Database): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, { sort, ...chosen }] of Object.entries(VIEWS)) {
    const filter = { ...NO_FILTER, ...chosen };
    const page = { filter, sort, limit: LIMIT };
    times[`${name}: list`] = await timed(() => listQuoteRequests(database, page));
    times[`${name}: tabs`] = await timed(() => countQuoteRequests(database, filter));
    for (const facet of FACET_NAMES.filter((each) => each !== "status"))
      times[`${name}: ${facet}`] = await timed(() => countFacet(database, filter, facet));
  }
  const cursor = await deepCursor(database);
  times["everything: the page in the middle"] = await timed(() =>
    listQuoteRequests(database, { cursor, limit: LIMIT }),
  );
  times["new requests"] = await timed(() => listNewRequests(database));
  times["CSV: first byte"] = await timed(async () => {
    const file = await exportQuoteRequests(database);
    await once(file, "data");
    file.destroy();
    await once(file, "close");
  });
  const period = readPeriod({ weeks: "4" }, new Date());
  times["report of 4 weeks"] = await timed(() => readReport(database, period));
  await database.$client.end();
  return times;
}

async function deepCursor(database: Database): Promise<QuoteRequestCursor | undefined> {
  const { rows } = await database.$client.query<{ id: string; createdAt: Date }>(
    'SELECT id, created_at AS "createdAt" FROM quote_requests ORDER BY created_at OFFSET (SELECT count(*) / 2 FROM quote_requests) LIMIT 1',
  );
  return rows[0] && { id: Number(rows[0].id), createdAt: rows[0].createdAt };
}

async function timed(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[RUNS >> 1] ?? Number.NaN;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
}
