/**
 * `npm run bench -- reports [rows]`: times the report's statements, and the same without kept counts. Fails over 150
 * ms.
 */
import { and, isNotNull, sql, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { budgetRanges, productCategories, projectTypes } from "#content/quote-request-options.ts";
import { createDatabase, type Transaction } from "#db/client.ts";
import { isWaiting, quoteRequests } from "#db/schema.ts";
import { seedDatabase } from "#scripts/seed-database.ts";
import { countArrivals } from "#db/reports/arrivals.ts";
import { countBudgets } from "#db/reports/budgets.ts";
import { cameIn, type ReportQuery } from "#db/reports/counted-weeks.ts";
import { countOpenWork } from "#db/reports/open-work.ts";
import { countOutcomes } from "#db/reports/outcomes.ts";
import { countProducts } from "#db/reports/product-counts.ts";
import { countWaiting, timeQuotes } from "#db/reports/quote-times.ts";
import { matches } from "#db/quote-requests/filter-conditions.ts";
import { REPORT_FILTER } from "#lib/reports/report-filter.ts";
import { PERIOD_WEEKS, parsePeriod } from "#lib/reports/report-period.ts";
import { PRODUCT_CATEGORY_SEPARATOR } from "#lib/quote-requests/quote-request-schema.ts";
import { UNASSIGNED, type QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";

const RUNS = 7;
const RUNS_BEFORE = 3;
const BUDGET_MS = 150;

type Explained = { "Planning Time": number; "Execution Time": number };

const url = process.env.DATABASE_URL ?? "";
const database = createDatabase(url, 1, Infinity);
if ((await database.$count(quoteRequests)) === 0)
  await seedDatabase(url, Number(process.argv[2] ?? 1_000_000));
const [busiest] = await database
  .select({ assignee: quoteRequests.assignee, count: sql<number>`count(*)` })
  .from(quoteRequests)
  .where(isNotNull(quoteRequests.assignee))
  .groupBy(quoteRequests.assignee)
  .orderBy(sql`2 DESC`)
  .limit(1);
if (!busiest?.assignee) throw new Error("There are no rows to time.");

const valuesOf = <Value>(options: readonly { value: Value }[]) => options.map(({ value }) => value);
const sixProjects = valuesOf(projectTypes).slice(0, 6);
const filters: [name: string, filter: Partial<QuoteRequestFilter>][] = [
  ["no filter", {}],
  ["a project", { project: [projectTypes[1].value] }],
  ["a product", { product: [productCategories[1].value] }],
  [
    "six projects, five budgets",
    { project: sixProjects, budget: valuesOf(budgetRanges).slice(0, 5) },
  ],
  ["nobody's", { assignee: UNASSIGNED }],
  ["the busiest person's", { assignee: busiest.assignee }],
  ["late", { due: "late" }],
];
const report: Record<string, (watched: Transaction, query: ReportQuery) => Promise<unknown>> = {
  arrivals: countArrivals,
  products: countProducts,
  outcomes: countOutcomes,
  budgets: countBudgets,
  "quote times": timeQuotes,
  waiting: countWaiting,
  "open work": (watched, { filter }) => countOpenWork(watched, filter, new Date()),
};

const after: Record<string, Record<string, string>> = {};
for (const weeks of PERIOD_WEEKS)
  for (const [name, chosen] of filters) {
    const query = queryOf(weeks, chosen);
    const row: Record<string, string> = {};
    for (const [figure, read] of Object.entries(report)) {
      const ms = await timed((watched) => read(watched, query), RUNS);
      row[figure] = ms.toFixed(0);
      if (ms > BUDGET_MS) process.exitCode = 1;
    }
    after[`${weeks} weeks, ${name}`] = row;
  }
const before: Record<string, Record<string, string>> = {};
await database.execute(
  "SET enable_indexscan = off; SET enable_indexonlyscan = off; SET enable_bitmapscan = off",
);
for (const weeks of [13, 52] as const) {
  const row: Record<string, string> = {};
  for (const [figure, statement] of Object.entries(countedFromRows(queryOf(weeks, {}))))
    row[figure] = (await timed((watched) => watched.execute(statement), RUNS_BEFORE)).toFixed(0);
  before[`${weeks} weeks, no filter`] = row;
}
const count = await database.$count(quoteRequests);
process.stdout.write(
  `${count.toLocaleString("en")} rows; milliseconds, median of ${RUNS}, planning included; at most ${BUDGET_MS}\n`,
);
// oxlint-disable-next-line no-console -- this command prints the table
console.table(after);
process.stdout.write("From the rows, without kept counts and indexes:\n");
// oxlint-disable-next-line no-console -- as above
console.table(before);
await database.$client.end();

function queryOf(weeks: number, chosen: Partial<QuoteRequestFilter>): ReportQuery {
  const period = parsePeriod({ weeks: String(weeks) }, new Date());
  if (!period) throw new Error(`${weeks} weeks are no period.`);
  return { filter: { ...REPORT_FILTER, ...chosen }, period };
}

/** The report without kept counts. */
function countedFromRows({ filter, period }: ReportQuery): Record<string, SQL> {
  const { createdAt, quotedAt, status } = quoteRequests;
  const condition = and(matches(filter), cameIn(period));
  const of = (columns: string, more?: SQL, groups = "1, 2") =>
    sql`SELECT ${sql.raw(columns)}, count(*) FROM ${quoteRequests} WHERE ${and(condition, more)} GROUP BY ${sql.raw(groups)}`;
  const week = "quote_request_week(created_at)";
  return {
    arrivals: of(`${week}, project_type`),
    products: sql`SELECT product, count(*) FROM ${quoteRequests} CROSS JOIN LATERAL unnest(string_to_array(product_category, ${PRODUCT_CATEGORY_SEPARATOR})) AS product WHERE ${condition} GROUP BY 1`,
    outcomes: of("status, dismissed_from"),
    budgets: of("budget_range", undefined, "1"),
    "quote times": sql`SELECT ${sql.raw(week)}, percentile_disc(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY ${quotedAt} - ${createdAt}) FROM ${quoteRequests} WHERE ${and(condition, isNotNull(quotedAt))} GROUP BY 1`,
    waiting: of(week, isWaiting(status), "1"),
    "open work": sql`SELECT assignee, width_bucket(date_part('epoch', now() - ${createdAt}), '{86400,172800,604800,2419200}'::float8[]), count(*) FROM ${quoteRequests} WHERE ${isWaiting(status)} GROUP BY 1, 2`,
  };
}

async function timed(
  read: (watched: Transaction) => Promise<unknown>,
  runs: number,
): Promise<number> {
  const sent: { text: string; params: unknown[] }[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => sent.push({ text, params }) };
  await read(drizzle(database.$client, { logger }));
  let total = 0;
  for (const { text, params } of sent) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const { rows } = await database.$client.query<{ "QUERY PLAN": [Explained] }>(
        // Per-node timing would cost more than the nodes themselves.
        `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
        params,
      );
      const [explained] = rows[0]?.["QUERY PLAN"] ?? [];
      if (!explained) throw new Error("EXPLAIN said nothing.");
      times.push(explained["Planning Time"] + explained["Execution Time"]);
    }
    total += times.toSorted((a, b) => a - b)[runs >> 1] ?? Number.NaN;
  }
  return total;
}
