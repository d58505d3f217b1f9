import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FACETS } from "#lib/quote-requests/facets.ts";
import { NO_FILTER, type QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { OPEN } from "#lib/quote-requests/quote-request-status.ts";
import { quoteRequestCounts, quoteRequests, type NewQuoteRequest } from "#db/schema.ts";
import { companyDay, endOfCompanyDay } from "#lib/time/company-time.ts";
import { atCompany, clockChanges } from "#lib/time/test-time.ts";
import { seedDatabase } from "#scripts/seed-database.ts";
import { updateQuoteRequest } from "#server/quote-requests/change-quote-request.ts";
import { countQuoteRequests } from "./count-quote-requests.ts";
import { listQuoteRequests } from "./list-quote-requests.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { TEST_OPERATOR } from "#db/test-operator.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  await seedDatabase(own.url, 3_000);
});
afterAll(() => own.drop());

const store = (request: Partial<NewQuoteRequest>) =>
  own.database
    .insert(quoteRequests)
    .values({
      name: "Zed",
      email: `${randomUUID()}@example.com`,
      projectType: "other",
      idempotencyKey: randomUUID(),
      ...request,
    })
    .returning({ id: quoteRequests.id })
    .then(([row]) => row?.id ?? 0);

const storeAt = (at: string) => store({ createdAt: new Date(at) });

async function idsOf(filter: Partial<QuoteRequestFilter>, limit = 200): Promise<number[]> {
  const ids: number[] = [];
  let cursor: { createdAt: Date; id: number } | undefined;
  do {
    const page = await listQuoteRequests(own.database, {
      filter: { ...NO_FILTER, ...filter },
      cursor,
      limit,
    });
    ids.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  return ids;
}

const idsWhere = async (condition: string): Promise<number[]> => {
  const { rows } = await own.database.$client.query<{ id: string }>(
    `SELECT id FROM quote_requests WHERE ${condition} ORDER BY created_at DESC, id DESC`,
  );
  return rows.map(({ id }) => Number(id));
};

describe("search", () => {
  test.each<[search: string, request: Partial<NewQuoteRequest>]>([
    ["quillfeather", { name: "Ada Quillfeather" }],
    ["QUILLF", { name: "Ada Quillfeather" }],
    ["ada quillfeather", { name: "Ada Quillfeather" }],
    ["quillfeather ada", { name: "Ada Quillfeather" }],
    ["jose nunez", { name: "José Núñez-Ymbert" }],
    ["Núñez", { name: "José Nunez" }],
    ["o'zrien", { name: "Pat O'Zrien" }],
    ["zpq@zmail.example", { email: "zpq@zmail.example" }],
    ["zmail2", { email: "zpq2@zmail2.example" }],
    ["zcompany", { company: "Zcompany GmbH & Co. KG" }],
    ["zspec-42", { specifications: "about ZSPEC-42, please" }],
    ["ztail", { message: `${"word ".repeat(900)}ztail` }],
    ["竜神", { name: "竜神 花子" }],
    ["ｚｅｎ", { company: "Zen" }],
    ["zbold", { message: "<b>zbold</b> & more" }],
    ["фёдор", { name: "ФЁДОР Zzz" }],
  ])("for %j finds the matching request", async (search, request) => {
    const id = await store(request);
    expect(await idsOf({ q: search })).toContain(id);
  });

  test("finds a request by its reference, with and without letters", async () => {
    const id = await store({});
    for (const q of [
      formatReference(id),
      formatReference(id).toLowerCase().replace("-", ""),
      String(id),
    ])
      expect(await idsOf({ q })).toContain(id);
  });

  test.each([
    "'; DROP TABLE quote_requests;--",
    "a & | ! ( ) : * <->",
    "\\",
    "'",
    '"',
    "%",
    "_",
    "*:*",
    "!!!",
    "zz:zz",
    "\u202e",
  ])("for %j does not fail", async (q) => {
    await expect(idsOf({ q })).resolves.toBeInstanceOf(Array);
  });

  test("returns the same rows once across pages, however common the word", async () => {
    for (const word of ["oak", "walnut", "sealed", "ferreira"]) {
      const expected = await idsWhere(`search @@ to_tsquery('simple', '${word}:*')`);
      expect(await idsOf({ q: word }, 7), word).toEqual(expected);
    }
  });
});

describe("search of several words", () => {
  // Common words, rare words and prefixes, in every combination that takes another path.
  test.each(["oak wal", "maria s", "lucía 7", "wide oak", "walnut zz", "ferreira o", "o", "1"])(
    "for %j finds and counts rows with all words",
    async (q) => {
      const expected = await idsWhere(`search @@ search_query('${q}')`);
      expect(await idsOf({ q })).toEqual(expected);
      const counts = await countQuoteRequests(own.database, { ...NO_FILTER, q });
      expect(counts.isCapped).toBe(expected.length > 1_000);
      expect(counts.total).toBe(Math.min(expected.length, 1_001));
    },
  );

  test("counts a recently common word beyond the newest rows", async () => {
    await own.database.execute(
      "INSERT INTO quote_requests (created_at, name, email, project_type, company, idempotency_key) SELECT now() + number * interval '1 minute', 'Zed', 'zed@example.com', 'other', CASE WHEN number % 4 = 1 THEN 'Zmodish' END, gen_random_uuid() FROM generate_series(1, 2001) AS number",
    );
    const counts = await countQuoteRequests(own.database, { ...NO_FILTER, q: "zmodish" }, 2_000);
    await own.database.delete(quoteRequests).where(eq(quoteRequests.email, "zed@example.com"));
    expect([counts.total, counts.isCapped]).toEqual([501, false]);
  });
});

describe("filter", () => {
  test.each<[Partial<QuoteRequestFilter>, string]>([
    [{ status: ["won"] }, "status = 'won'"],
    [{ status: [OPEN] }, "status IN ('pending', 'in_review', 'quoted')"],
    [{ status: ["pending", "in_review"] }, "status IN ('pending', 'in_review')"],
    [
      { product: ["wall-panels"], budget: ["discuss"] },
      "product_category LIKE '%wall-panels%' AND budget_range = 'discuss'",
    ],
    [
      { project: ["other", "office-building"], timeline: ["flexible", "immediate"] },
      "project_type IN ('other', 'office-building') AND timeline IN ('flexible', 'immediate')",
    ],
    [{ q: "oak", status: ["lost"] }, "search @@ to_tsquery('simple', 'oak:*') AND status = 'lost'"],
  ])("%j matches the same rows as SQL", async (filter, condition) => {
    const expected = await idsWhere(condition);
    expect(expected.length).toBeGreaterThan(0);
    expect(await idsOf(filter)).toEqual(expected);
  });

  test("for open requests leaves out closed and unknown statuses, which are among all", async () => {
    const company = `Z${randomUUID().slice(0, 8)}`;
    const quoted = await store({ company, status: "quoted" });
    for (const status of ["won", "lost", "spam", "archived", "on hold"])
      await store({ company, status });
    expect(await idsOf({ q: company, status: [OPEN] })).toEqual([quoted]);
    expect(await idsOf({ q: company })).toHaveLength(6);
  });

  test("by date uses the desk's time zone and includes both days", async () => {
    const before = await storeAt(atCompany("2020-03-04T23:59:59").toISOString());
    const first = await storeAt(atCompany("2020-03-05T00:00:00").toISOString());
    const last = await storeAt(atCompany("2020-03-05T23:59:59").toISOString());
    const after = await storeAt(atCompany("2020-03-06T00:00:00").toISOString());
    const found = await idsOf({ from: "2020-03-05", to: "2020-03-05" });
    expect(found).toEqual([last, first]);
    expect(found).not.toContain(before);
    expect(found).not.toContain(after);
  });

  test("by date handles days of 23 and 25 hours", async () => {
    for (const change of clockChanges(2020)) {
      const day = companyDay(change);
      const begin = atCompany(`${day}T00:00:00`);
      const end = endOfCompanyDay(change).getTime();
      const first = await storeAt(begin.toISOString());
      const last = await storeAt(new Date(end - 1_000).toISOString());
      await storeAt(new Date(end).toISOString());
      expect(end - begin.getTime()).not.toBe(24 * 60 * 60 * 1_000);
      expect(await idsOf({ from: day, to: day }), day).toEqual([last, first]);
    }
  });
});

describe("counts", () => {
  const views: Partial<QuoteRequestFilter>[] = [
    {},
    { status: ["won"] },
    { status: [OPEN] },
    { status: [OPEN], q: "ferreira", project: ["other"] },
    { status: [OPEN], from: "2026-06-01", budget: ["discuss"] },
    { product: ["wall-panels"] },
    { status: ["won", "lost"], project: ["other"], product: ["custom-cabinets"] },
    { q: "ferreira" },
    { q: "ferreira", status: ["lost"], product: ["wall-panels"] },
    { from: "2026-06-01", budget: ["discuss"] },
  ];

  test.each(views)("of %j match the list, and each facet ignores its own filter", async (view) => {
    const filter = { ...NO_FILTER, ...view };
    const counts = await countQuoteRequests(own.database, filter);
    expect(counts.isCapped).toBe(false);
    expect(counts.total).toBe((await idsOf(filter)).length);
    for (const status of ["won", "pending"] as const)
      expect(counts.facets.status[status] ?? 0).toBe(
        (await idsOf({ ...filter, status: [status] })).length,
      );
    for (const product of ["wall-panels", "custom-solution"] as const)
      expect(counts.facets.product[product] ?? 0).toBe(
        (await idsOf({ ...filter, product: [product] })).length,
      );
  });

  test("follow every insert, update and deletion", async () => {
    const id = await store({ status: "pending", productCategory: "wall-panels, custom-cabinets" });
    await updateQuoteRequest(own.database, TEST_OPERATOR, id, { version: 1, status: "in_review" });
    await own.database.$client.query(
      "DELETE FROM quote_requests WHERE id IN (SELECT id FROM quote_requests WHERE status = 'spam' LIMIT 5)",
    );
    const columns = Object.values(FACETS).map(({ column, holds }) => {
      const { name } = quoteRequestCounts[column];
      return {
        name,
        value: holds === "one" ? `coalesce(${quoteRequests[column].name}, '') AS ${name}` : name,
      };
    });
    const { rows } = await own.database.$client.query<{ wrong: number }>(`
      WITH actual AS (
        SELECT ${columns.map(({ value }) => value).join(", ")}, count(*)
        FROM quote_requests CROSS JOIN LATERAL unnest(array_prepend('', string_to_array(product_category, ', '))) AS product
        GROUP BY ${columns.map((_, index) => index + 1).join(", ")}
      ), kept AS (
        SELECT ${columns.map(({ name }) => name).join(", ")}, count FROM quote_request_counts WHERE count <> 0
      )
      SELECT (SELECT count(*) FROM (TABLE actual EXCEPT TABLE kept) a)::int + (SELECT count(*) FROM (TABLE kept EXCEPT TABLE actual) b)::int AS wrong`);
    expect(rows[0]?.wrong).toBe(0);
  });

  test("report when they are capped", async () => {
    const counts = await countQuoteRequests(own.database, { ...NO_FILTER, from: "2000-01-01" });
    expect(counts.isCapped).toBe(true);
    expect(counts.total).toBeGreaterThan(1_000);
  });
});
