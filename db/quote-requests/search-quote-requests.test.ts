import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  COUNT_LIMIT,
  NO_FILTER,
  type QuoteRequestFilter,
} from "#lib/inbox/quote-request-filter.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { OPEN } from "#lib/quote-requests/quote-request-status.ts";
import { quoteRequestEvents, quoteRequests, type NewQuoteRequest } from "#db/schema.ts";
import { atCompany } from "#lib/time/test-time.ts";
import { eraseByEmail } from "#server/quote-requests/erasure-mutations.ts";
import { seedDatabase } from "#scripts/seed-database.ts";
import { countFacet, countQuoteRequests } from "./count-queries.ts";
import { listQuoteRequests } from "./list-queries.ts";
import { createTestDatabase, insertRequests, type TestDatabase } from "#db/test-database.ts";

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  await seedDatabase(own.url, 3_000);
});
afterAll(() => own.drop());

const store = async (request: Partial<NewQuoteRequest>) => {
  const email = `${randomUUID()}@example.com`;
  const [id = 0] = await insertRequests(own.database, { name: "Zed", email, ...request });
  return id;
};

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
    ["QUILLF", { name: "Ada Quillfeather" }],
    ["quillfeather ada", { name: "Ada Quillfeather" }],
    ["jose nunez", { name: "José Núñez-Ymbert" }],
    ["Núñez", { name: "José Nunez" }],
    ["zpq@zmail.example", { email: "zpq@zmail.example" }],
    ["zmail2", { email: "zpq2@zmail2.example" }],
    ["zcompany", { company: "Zcompany GmbH & Co. KG" }],
    ["zspec-42", { specifications: "about ZSPEC-42, please" }],
    ["ztail", { message: `${"word ".repeat(900)}ztail` }],
    ["竜神", { name: "竜神 花子" }],
    ["ｚｅｎ", { company: "Zen" }],
    ["zbold", { message: "<b>zbold</b> & more" }],
    ["фёдор", { name: "ФЁДОР Zzz" }],
    ["احمد", { name: "أحمد الفاطمي" }],
    ["شركه", { company: "شركة الخشب" }],
    ["شَرِكـــة", { company: "شركة الخشب" }],
    ["sorensen", { name: "Ida Sørensen" }],
    ["Sørensen", { name: "Ida Soerensen" }],
    ["lukasz", { name: "Łukasz" }],
    ["strauss", { name: "STRAUẞ" }],
    ["YILDIZ", { name: "Yıldız" }],
    ["yildiz", { name: "YILDIZ" }],
    ["dorde", { name: "Đorđe" }],
    ["muller", { name: "Zoë Müller" }],
    ["zoe mueller", { name: "Zoë Müller" }],
    ["müller", { name: "Mueller" }],
    ["5550100", { phone: "+351 (0) 21 555 0100" }],
    ["٢١ 555 0100", { phone: "+351 21 555 0100" }],
    ["(0)215550100", { phone: "00351 21 555٠١٠٠" }],
    ["+90 532 111 22 33", { phone: "0532 111 22 33" }],
    ["0090 (0) 532 111", { phone: "+90 532 111 22 33" }],
    ["oneill", { name: "Sean O’Neill" }],
    ["d'angelo rossi", { company: "DAngelo Rossi Srl" }],
    ["alfatimi", { name: "Ali Al-Fatimi" }],
    ["عبدالرحمن", { name: "عبد الرحمن" }],
    ["عبد الرحمن زيد", { name: "عبدالرحمن زيد" }],
    ["abdalrahman", { company: "Abd al-Rahman & Sons" }],
    ["zassigned", { assignee: "Zassigned Kim" }],
    ["flores zip", { specifications: "Box: oak\nAddress: Rua das Flores 5, ZIP 1200" }],
  ])("for %j finds the matching request", async (search, request) => {
    const id = await store(request);
    expect(await idsOf({ q: search })).toContain(id);
  });

  test("finds a request by its reference, with and without letters", async () => {
    const id = await store({});
    const reference = formatReference(id);
    const spaced = reference.replace("-", " ");
    for (const q of [reference, reference.toLowerCase().replace("-", ""), spaced, String(id)])
      expect(await idsOf({ q })).toContain(id);
  });

  test("finds notes and names of files until they are erased", async () => {
    const id = await store({ company: "Zjoined" });
    const values = { quoteRequestId: id, kind: "note" as const, note: "Call Zpeter back" };
    await own.database.insert(quoteRequestEvents).values(values);
    await own.database.$client.query(
      `INSERT INTO quote_request_files (id, draft_key, request_id, name, size, state, store)
       VALUES (gen_random_uuid(), gen_random_uuid(), ${id}, 'Zgrundriß_v2.pdf', 1, 'missing', 'database')`,
    );
    const email = "erased@erased.invalid";
    const q = "zjoined zpeter zgrundriss";
    expect(await idsOf({ q })).toEqual([id]);
    await own.database.update(quoteRequests).set({ email }).where(eq(quoteRequests.id, id));
    await eraseByEmail(own.database, email);
    for (const word of q.split(" ")) expect(await idsOf({ q: word })).toEqual([]);
  });

  test.each([
    "'; DROP TABLE quote_requests;--",
    "a & | ! ( ) : * <->",
    "\\",
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
  // Common words, rare words and prefixes.
  test.each(["oak wal", "maria s", "lucía 7", "wide oak", "walnut zz", "ferreira o", "o", "1"])(
    "for %j finds and counts rows with all words",
    async (q) => {
      const expected = await idsWhere(`search @@ search_query('${q}')`);
      expect(await idsOf({ q })).toEqual(expected);
      const counts = await countQuoteRequests(own.database, { ...NO_FILTER, q });
      expect(counts).toMatchObject({ isCapped: false, counts: { total: expected.length } });
    },
  );
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

  test("by date uses the export team's time zone and includes both days", async () => {
    const before = await storeAt(atCompany("2020-03-04T23:59:59").toISOString());
    const first = await storeAt(atCompany("2020-03-05T00:00:00").toISOString());
    const last = await storeAt(atCompany("2020-03-05T23:59:59").toISOString());
    const after = await storeAt(atCompany("2020-03-06T00:00:00").toISOString());
    const found = await idsOf({ from: "2020-03-05", to: "2020-03-05" });
    expect(found).toEqual([last, first]);
    expect(found).not.toContain(before);
    expect(found).not.toContain(after);
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
    const lengthOf = async (changes: Partial<QuoteRequestFilter>) =>
      (await idsOf({ ...filter, ...changes })).length;
    expect(counts.isCapped).toBe(false);
    expect(counts.counts.total).toBe(await lengthOf({}));
    expect(counts.counts.open).toBe(await lengthOf({ status: [OPEN] }));
    expect(counts.counts.all).toBe(await lengthOf({ status: [] }));
    for (const status of ["won", "pending"] as const)
      expect(counts.counts[status]).toBe(await lengthOf({ status: [status] }));
    const { counts: products } = await countFacet(own.database, filter, "product");
    for (const product of ["wall-panels", "custom-solution"] as const)
      expect(products[product]).toBe(await lengthOf({ product: [product] }));
  });

  test("stop at 10,000, and say of a search that they may be too low", async () => {
    await own.database.execute(
      "INSERT INTO quote_requests (name, email, project_type, company, idempotency_key) SELECT 'Zed', 'zed@example.com', 'other', 'Zmodish', gen_random_uuid() FROM generate_series(1, 10001)",
    );
    const [everything, searched] = [
      await countQuoteRequests(own.database, NO_FILTER),
      await countQuoteRequests(own.database, { ...NO_FILTER, q: "zmodish" }),
    ];
    await own.database.delete(quoteRequests).where(eq(quoteRequests.email, "zed@example.com"));
    expect(everything).toMatchObject({ isCapped: false, counts: { total: COUNT_LIMIT } });
    expect(everything.counts.won).toBeLessThan(COUNT_LIMIT);
    expect(searched).toMatchObject({ isCapped: true, counts: { pending: COUNT_LIMIT } });
  });
});
