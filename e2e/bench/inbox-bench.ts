/** `npm run bench -- inbox [rows]`: times the inbox's statements; fails over 50 ms, or 1 ms for new requests. */
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { budgetRanges, projectTypes, timelines } from "#content/quote-request-options.ts";
import { NO_FILTER, type QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { NEWS_WINDOW } from "#lib/quote-requests/new-requests-window.ts";
import type { QuoteRequestCursor } from "#lib/quote-requests/list-cursor.ts";
import type { Sort } from "#lib/quote-requests/list-sort.ts";
import { OPEN } from "#lib/quote-requests/quote-request-status.ts";
import { createDatabase, type Database } from "#db/client.ts";
import { isWaiting, quoteRequests } from "#db/schema.ts";
import { seedDatabase } from "#scripts/seed-database.ts";
import { countQuoteRequests } from "#db/quote-requests/count-quote-requests.ts";
import { listQuoteRequests } from "#db/quote-requests/list-quote-requests.ts";
import { listNewRequests, NEWS_LIMIT } from "#db/quote-requests/list-new-requests.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

const RUNS = 7;
const LIMIT = 100;
const BUDGET_MS = 50;
const NEWS_BUDGET_MS = 1;

type Plan = { "Node Type": string; "Index Name"?: string; Plans?: Plan[] };
type Explained = { Plan: Plan; "Planning Time": number; "Execution Time": number };

const url = process.env.DATABASE_URL ?? "";
const database = createDatabase(url, 1, Infinity);
if ((await database.$count(quoteRequests)) === 0)
  await seedDatabase(url, Number(process.argv[2] ?? 1_000_000));
const count = await database.$count(quoteRequests);
if (count === 0) throw new Error("There are no rows to time.");
const [deep] = await database
  .select({ id: quoteRequests.id, createdAt: quoteRequests.createdAt })
  .from(quoteRequests)
  .orderBy(sql`created_at DESC, id DESC`)
  .offset(Math.min(100_000, Math.floor(count / 2)))
  .limit(1);

type View = Partial<QuoteRequestFilter> & { sort?: Sort };

const [middle] = await database
  .select({ id: quoteRequests.id, createdAt: quoteRequests.createdAt })
  .from(quoteRequests)
  .where(isWaiting(quoteRequests.status))
  .orderBy(quoteRequests.createdAt)
  .offset((await database.$count(quoteRequests, isWaiting(quoteRequests.status))) >> 1)
  .limit(1);
const amongWaiting: QuoteRequestCursor | undefined = middle && { ...middle, part: "waiting" };
const amongRest: QuoteRequestCursor | undefined = deep && { ...deep, part: "rest" };

const open: View = { status: [OPEN] };
const byDueTime: View = { ...open, sort: "due" };
const views: [name: string, query: View, cursor?: QuoteRequestCursor][] = [
  ["open: first page", open],
  ["open: the page after row 100,000", open, deep],
  ["open: the last 30 days", { ...open, from: daysAgo(30) }],
  [
    "open: a product and two budgets",
    { ...open, product: ["wall-panels"], budget: ["250k-500k", "over-500k"] },
  ],
  ["open, search: a word of a third of all rows", { ...open, q: "oak" }],
  ["open, search: a name", { ...open, q: "ferreira" }],
  ["open, search: a reference", { ...open, q: formatReference(500_123) }],
  ["open, search: nothing has it", { ...open, q: "zanzibar" }],
  ["open, search: one letter", { ...open, q: "a" }],
  ["open, search: a name and a figure", { ...open, q: "lucía 7" }],
  ["open, search: two common words", { ...open, q: "wide oak" }],
  ["late", { ...open, due: "late" }],
  ["due today", { ...open, due: "today" }],
  [
    "late, a product and two budgets",
    { due: "late", product: ["wall-panels"], budget: ["250k-500k", "over-500k"] },
  ],
  ["late, search: a word of a third of all rows", { due: "late", q: "oak" }],
  ["late, search: a name", { due: "late", q: "ferreira" }],
  ["by due time: first page", byDueTime],
  ["by due time: from the middle of what waits", byDueTime, amongWaiting],
  ["by due time: late", { ...byDueTime, due: "late" }],
  ["by due time: the rest's first page", { ...byDueTime, status: ["quoted", "won", "lost"] }],
  ["by due time: the rest after row 100,000", byDueTime, amongRest],
  ["by due time, everything: first page", { sort: "due" }],
  ["by due time, everything: the rest after row 100,000", { sort: "due" }, amongRest],
  [
    "by due time: a product and two budgets",
    { ...byDueTime, product: ["wall-panels"], budget: ["250k-500k", "over-500k"] },
  ],
  ["by due time, search: a word of a third of all rows", { ...byDueTime, q: "oak" }],
  ["by due time, search: a name", { ...byDueTime, q: "ferreira" }],
  ["by due time, search: nothing has it", { ...byDueTime, q: "zanzibar" }],
  ["first page", {}],
  ["the page after row 100,000", {}, deep],
  ["status pending", { status: ["pending"] }],
  ["status won or lost", { status: ["won", "lost"] }],
  ["the last 30 days", { from: daysAgo(30) }],
  ["a product and two budgets", { product: ["wall-panels"], budget: ["250k-500k", "over-500k"] }],
  [
    "five filters, a rare combination",
    {
      status: ["won"],
      project: [projectTypes[5].value],
      product: ["custom-solution"],
      budget: [budgetRanges[4].value],
      timeline: [timelines[0].value],
    },
  ],
  ["search: a word of a third of all rows", { q: "oak" }],
  ["search: a name", { q: "ferreira" }],
  ["search: a name and a company", { q: "lucía norte" }],
  ["search: an e-mail address", { q: "jonas.weber123@falk.example" }],
  ["search: a reference", { q: formatReference(500_123) }],
  ["search: 青山", { q: "青山" }],
  ["search: nothing has it", { q: "zanzibar" }],
  ["search: one letter", { q: "a" }],
  ["search: one figure", { q: "1" }],
  ["search: a name and a letter", { q: "maria s" }],
  ["search: a name and a figure", { q: "lucía 7" }],
  ["search: two common words", { q: "wide oak" }],
  ["search: a common word, then none", { q: "walnut zz" }],
  ["search with filters", { q: "walnut", status: ["quoted"], project: ["other"] }],
];

const table: Record<string, Record<string, string | number>> = {};
for (const [name, { sort, ...query }, cursor] of views) {
  const filter = { ...NO_FILTER, ...query };
  const list = await timed((watched) =>
    listQuoteRequests(watched, { filter, sort, cursor, limit: LIMIT }),
  );
  const counts = await timed((watched) => countQuoteRequests(watched, filter));
  table[name] = {
    "list ms": list.ms.toFixed(1),
    index: list.index,
    "counts ms": counts.ms.toFixed(1),
  };
  if (Math.max(list.ms, counts.ms) > BUDGET_MS) process.exitCode = 1;
}
const [newest] = (await listNewRequests(database)).open;
for (const [name, after] of [
  ["news: what is known already", (newest ?? 0) - NEWS_WINDOW],
  ["news: as many as one answer holds", (newest ?? 0) - NEWS_LIMIT],
] as const) {
  const { ms } = await timed((watched) => listNewRequests(watched, after));
  table[name] = { "list ms": ms.toFixed(2), index: "(primary key)", "counts ms": "" };
  if (ms > NEWS_BUDGET_MS) process.exitCode = 1;
}
process.stdout.write(`${count.toLocaleString("en")} rows; median of ${RUNS}, planning included\n`);
// oxlint-disable-next-line no-console -- this command prints the table
console.table(table);
await database.$client.end();

async function timed(
  read: (watched: Database) => Promise<unknown>,
): Promise<{ ms: number; index: string }> {
  const sent: { text: string; params: unknown[] }[] = [];
  const watched = drizzle(database.$client, {
    logger: { logQuery: (text, params) => sent.push({ text, params }) },
  });
  await read(watched);
  const parts: { ms: number; index: string }[] = [];
  for (const { text, params } of sent) parts.push(await explainText(text, params));
  return {
    ms: parts.reduce((sum, { ms }) => sum + ms, 0),
    index: [...new Set(parts.flatMap(({ index }) => index.split(", ")))].join(", "),
  };
}

async function explainText(
  text: string,
  params: unknown[],
): Promise<{ ms: number; index: string }> {
  const times: number[] = [];
  let index = "";
  for (let run = 0; run < RUNS; run += 1) {
    const { rows: plans } = await database.$client.query<{ "QUERY PLAN": [Explained] }>(
      // Per-node timing would cost more than the nodes themselves.
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
      params,
    );
    const [explained] = plans[0]?.["QUERY PLAN"] ?? [];
    if (!explained) throw new Error("EXPLAIN said nothing.");
    times.push(explained["Planning Time"] + explained["Execution Time"]);
    index = [...new Set(indexesOf(explained.Plan))].join(", ");
  }
  return { ms: times.toSorted((a, b) => a - b)[RUNS >> 1] ?? Number.NaN, index };
}

function indexesOf(plan: Plan): string[] {
  const own = plan["Node Type"] === "Seq Scan" ? ["(sequential scan)"] : (plan["Index Name"] ?? []);
  return [own, ...(plan.Plans ?? []).map(indexesOf)]
    .flat()
    .map((name) => name.replace("quote_requests_", ""))
    .filter((name) => name !== "pkey");
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
}
