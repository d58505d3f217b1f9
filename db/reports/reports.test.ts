import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "#content/company.ts";
import {
  budgetRanges,
  productCategories,
  projectTypes,
  timelines,
} from "#content/quote-request-options.ts";
import { eraseByEmail } from "#server/quote-requests/erase-quote-requests.ts";
import { quoteRequests, quoteRequestWeekCounts } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { companyDay } from "#lib/time/company-time.ts";
import { addDays, mondayOf, parsePeriod, PERIOD_WEEKS } from "#lib/reports/report-period.ts";
import { FACETS } from "#lib/quote-requests/facets.ts";
import {
  DUES,
  NO_FILTER,
  UNASSIGNED,
  type QuoteRequestFilter,
} from "#lib/quote-requests/quote-request-filter.ts";
import { OPEN, STATUSES, type Status } from "#lib/quote-requests/quote-request-status.ts";
import { PRODUCT_CATEGORY_SEPARATOR } from "#lib/quote-requests/quote-request-schema.ts";
import { PRODUCT_COLUMNS } from "./counted-weeks.ts";
import { readReport, type Report } from "./read-report.ts";
import { plainReport } from "./test-plain-report.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  // A trigger forbids emptying the table.
  await own.database.execute("ALTER TABLE quote_request_events DISABLE TRIGGER USER");
});
afterAll(() => own.drop());

const HISTORIES = 30;
const QUERIES = 8;
const ASSIGNEES = ["M. Clarke", "S. Rossi"];

const valuesOf = <const Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value);
const some = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const status = some([...STATUSES, "on_hold"]);
const assignee = fc.option(some(ASSIGNEES), { nil: null });
// Half an hour off the hour, so that no age reaches a boundary while the test runs.
const hoursAgo = fc.oneof(fc.integer({ min: 0, max: 72 }), fc.integer({ min: 0, max: 14_000 }));

const request = fc.record({
  hoursAgo,
  status: fc.oneof(
    { arbitrary: fc.constant("pending"), weight: 3 },
    { arbitrary: status, weight: 1 },
  ),
  projectType: some(valuesOf(projectTypes)),
  productCategory: fc
    .subarray(valuesOf(productCategories))
    .map((products) => products.join(PRODUCT_CATEGORY_SEPARATOR)),
  budgetRange: fc.option(some(valuesOf(budgetRanges)), { nil: null }),
  timeline: fc.option(some(valuesOf(timelines)), { nil: null }),
  assignee,
  takes: fc.option(fc.integer({ min: 1, max: 9_000 }), { nil: null }),
});
const change = fc.record({ share: fc.integer({ min: 1, max: 6 }), from: fc.nat(5) });
const step = fc.oneof(
  fc.record({
    kind: fc.constant("insert" as const),
    requests: fc.array(request, { minLength: 5, maxLength: 60 }),
  }),
  fc.record({ kind: fc.constant("status" as const), status, change }),
  fc.record({ kind: fc.constant("status" as const), status, change }),
  fc.record({
    kind: fc.constant("quote" as const),
    minutes: fc.integer({ min: 0, max: 9_000 }),
    change,
  }),
  fc.record({ kind: fc.constant("assign" as const), assignee, change }),
  fc.record({ kind: fc.constant("delete" as const), change }),
  fc.record({ kind: fc.constant("erase" as const), change }),
);
const chosen = <Value extends string>(
  values: readonly Value[],
  most = values.length,
): fc.Arbitrary<Value[]> =>
  fc.oneof(
    { arbitrary: fc.constant<Value[]>([]), weight: 3 },
    { arbitrary: fc.subarray([...values], { minLength: 1, maxLength: most }), weight: 1 },
  );
const filters: fc.Arbitrary<QuoteRequestFilter> = fc.record({
  q: fc.constant(undefined),
  from: fc.constant(undefined),
  to: fc.constant(undefined),
  status: fc.oneof(
    chosen<Status | typeof OPEN>(STATUSES),
    fc.constant<(Status | typeof OPEN)[]>([OPEN]),
  ),
  project: chosen(FACETS.project.values),
  product: chosen(FACETS.product.values, 1),
  budget: chosen(FACETS.budget.values),
  timeline: chosen(FACETS.timeline.values),
  due: fc.option(some(DUES), { nil: undefined, freq: 5 }),
  assignee: fc.option(some([...ASSIGNEES, UNASSIGNED, "Nobody known"]), {
    nil: undefined,
    freq: 3,
  }),
});
const query = fc.record({
  filter: filters,
  weeks: some(PERIOD_WEEKS),
  weeksAgo: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 90 })),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

test(
  "matches a full recount of the rows for any history and any query",
  { timeout: 250_000 },
  async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 14 }),
        fc.array(query, { minLength: QUERIES, maxLength: QUERIES }),
        async (history, queries) => {
          await own.database.execute("TRUNCATE quote_requests CASCADE");
          const at = new Date();
          for (const each of history) await take(each, at);
          const rows = await own.database.select().from(quoteRequests);
          for (const { filter, weeks, weeksAgo } of queries) {
            const until = addDays(mondayOf(companyDay(at)), -7 * weeksAgo);
            const period = parsePeriod({ weeks: String(weeks), until }, at);
            if (!period) throw new Error("That is no period.");
            const report = await readReport(own.database, { filter, period }, at);
            const plain = plainReport(rows, { filter, period }, at);
            expect(inOneOrder(report)).toEqual(inOneOrder(plain));
            compared += numbersOf(plain);
          }
        },
      ),
      { numRuns: HISTORIES, endOnFailure: true },
    );
    process.stdout.write(`${compared.toLocaleString("en")} figures compared\n`);
    expect(compared).toBeGreaterThan(HISTORIES * QUERIES * 7);
  },
);

async function take(each: Step, at: Date): Promise<void> {
  const { database } = own;
  if (each.kind === "insert") {
    const rows = each.requests.map(({ hoursAgo: hours, takes, ...values }) => {
      const createdAt = new Date(at.getTime() - (hours + 0.5) * 3_600_000);
      const quotedAt = takes === null ? null : new Date(createdAt.getTime() + takes * 60_000);
      const email = `${randomUUID()}@estudio.example`;
      return { name: "Ana", email, idempotencyKey: randomUUID(), ...values, createdAt, quotedAt };
    });
    if (rows.length > 0) await database.insert(quoteRequests).values(rows);
    return;
  }
  const { share, from } = each.change;
  const touched = sql`id % ${share} = ${from % share}`;
  if (each.kind === "status")
    // Unknown values too: an older release reads rows of a newer one.
    await database.execute(sql`UPDATE quote_requests SET status = ${each.status} WHERE ${touched}`);
  else if (each.kind === "quote")
    await database.execute(
      sql`UPDATE quote_requests SET quoted_at = created_at + ${each.minutes} * interval '1 minute' WHERE quoted_at IS NOT NULL AND ${touched}`,
    );
  else if (each.kind === "assign")
    await database.execute(
      sql`UPDATE quote_requests SET assignee = ${each.assignee} WHERE ${touched}`,
    );
  else if (each.kind === "delete")
    await database.execute(
      sql`DELETE FROM quote_requests WHERE ${touched} AND NOT EXISTS (SELECT FROM quote_request_events WHERE request_id = quote_requests.id)`,
    );
  else await erase(touched);
}

async function erase(touched: ReturnType<typeof sql>): Promise<void> {
  const [row] = await own.database.select().from(quoteRequests).where(touched).limit(1);
  if (row) await eraseByEmail(own.database, row.email);
}

function inOneOrder({ at: _at, period: _period, products, ...lists }: Report) {
  const sorted = Object.entries(lists).map(([name, list]) => [
    name,
    list.map((each) => JSON.stringify(each, Object.keys(each).toSorted())).toSorted(),
  ]);
  return { ...Object.fromEntries(sorted), products };
}

function numbersOf(value: unknown): number {
  if (typeof value === "number") return 1;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + numbersOf(each), 0);
}

test("agrees with the site on codes, products and time zone", async () => {
  const { rows: codes } = await own.database.execute<{
    facet: string;
    value: string;
    code: number;
  }>(
    sql`SELECT facet, value, quote_request_code(facet, value) AS code FROM json_to_recordset(${JSON.stringify(
      (["status", "project", "budget", "timeline"] as const).flatMap((facet) =>
        [...FACETS[facet].values, "", "unheard-of"].map((value) => ({ facet, value })),
      ),
    )}) AS each(facet text, value text)`,
  );
  for (const { facet, value, code } of codes) {
    const values: readonly string[] = FACETS[facet as "status"].values;
    expect(code, `${facet} ${value}`).toBe(values.indexOf(value) + 1);
  }
  for (const [index, { value }] of productCategories.entries()) {
    const { rows } = await own.database.execute<{ bits: number }>(
      sql`SELECT quote_request_products(${value}) AS bits`,
    );
    expect(rows, value).toEqual([{ bits: 2 ** index }]);
  }
  expect(Object.keys(PRODUCT_COLUMNS)).toEqual(valuesOf(productCategories));
  for (const { value } of productCategories)
    expect(quoteRequestWeekCounts[PRODUCT_COLUMNS[value]].name).toBe(value.replaceAll("-", "_"));
  const { rows: functions } = await own.database.execute<{ source: string }>(
    sql`SELECT prosrc AS source FROM pg_proc WHERE proname = 'quote_request_week'`,
  );
  expect(functions[0]?.source).toContain(`AT TIME ZONE '${company.timeZone}'`);
});

test("counts a quote within the hours that were promised to the very end of the last one", async () => {
  await own.database.execute("DELETE FROM quote_request_events");
  await own.database.delete(quoteRequests);
  const createdAt = new Date("2026-11-17T15:00:00Z");
  const after = (milliseconds: number) => new Date(createdAt.getTime() + milliseconds);
  const DAY_MS = 24 * 60 * 60 * 1_000;
  for (const quotedAt of [
    after(DAY_MS),
    after(DAY_MS + 1),
    after(2 * DAY_MS),
    after(2 * DAY_MS + 1),
  ]) {
    const row = { name: "Ana", email: "ana@estudio.example", projectType: "other" };
    const idempotencyKey = randomUUID();
    const [stored] = await own.database
      .insert(quoteRequests)
      .values({ ...row, idempotencyKey, createdAt, status: "pending" })
      .returning({ id: quoteRequests.id });
    await own.database.execute(
      sql`UPDATE quote_requests SET status = 'quoted' WHERE id = ${stored?.id}`,
    );
    await own.database.execute(
      sql`UPDATE quote_requests SET quoted_at = ${quotedAt.toISOString()} WHERE id = ${stored?.id}`,
    );
  }
  const now = new Date("2026-11-25T12:00:00Z");
  const period = parsePeriod({}, now);
  if (!period) throw new Error("There is a period.");
  const { quoteTimes } = await readReport(own.database, { filter: NO_FILTER, period }, now);
  expect(quoteTimes.find(({ week }) => week === null)).toMatchObject({
    quoted: 4,
    early: 1,
    inTime: 3,
  });
});
