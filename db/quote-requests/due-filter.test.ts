import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { insertRequests } from "#db/test-database.ts";
import { useTestDatabase } from "#db/use-test-database.ts";
import { quoteRequests, type NewQuoteRequest } from "#db/schema.ts";
import { formatCursor, parseCursor, type QuoteRequestCursor } from "#lib/inbox/list-cursor.ts";
import { DUES, NO_FILTER, type QuoteRequestFilter } from "#lib/inbox/quote-request-filter.ts";
import { STATUSES } from "#lib/quote-requests/quote-request-status.ts";
import { beforeStaffedHours } from "#lib/time/office-hours.ts";
import { atCompany } from "#lib/time/test-time.ts";
import { countQuoteRequests } from "./count-queries.ts";
import { isDue, isDueBeforeTomorrow } from "./filter-queries.ts";
import { listQuoteRequests } from "./list-queries.ts";
import { orderOf } from "./order-queries.ts";

const own = useTestDatabase();
beforeEach(() => own.database.delete(quoteRequests));

/** On staffed days. */
const hoursAgo = (hours: number) => beforeStaffedHours(new Date(), hours);

const store = (...requests: Partial<NewQuoteRequest>[]) =>
  insertRequests(own.database, ...requests);

const all = (query: Partial<QuoteRequestFilter>) =>
  listQuoteRequests(own.database, { filter: { ...NO_FILTER, ...query }, limit: 1_000 });
const countsOf = (query: Partial<QuoteRequestFilter>) =>
  countQuoteRequests(own.database, { ...NO_FILTER, ...query });

const dueAt = async (now: string) => {
  const at = atCompany(now);
  const found = DUES.map((due) =>
    own.database.select({ id: quoteRequests.id }).from(quoteRequests).where(isDue(due, at)),
  );
  const [late = [], today = []] = await Promise.all(found);
  return { late: late.map(({ id }) => id), today: today.map(({ id }) => id) };
};

async function page(filter: QuoteRequestFilter, limit: number, cursor?: QuoteRequestCursor) {
  const { rows, nextCursor } = await listQuoteRequests(own.database, {
    filter,
    sort: "due",
    cursor,
    limit,
  });
  const next = nextCursor && parseCursor(formatCursor(nextCursor), "due");
  expect(next === undefined).toBe(nextCursor === undefined);
  return { ids: rows.map(({ id }) => id), next };
}

describe("due filter", () => {
  it("marks a request late at its due time and due today until the export team's midnight", async () => {
    const now = "2026-11-20T12:00:00";
    const [late, soon, tonight, midnight] = await store(
      { createdAt: atCompany("2026-11-18T12:00:00") },
      { createdAt: atCompany("2026-11-18T12:00:00.001") },
      { createdAt: atCompany("2026-11-18T23:59:59.999"), status: "in_review" },
      { createdAt: atCompany("2026-11-19T00:00:00") },
      { createdAt: atCompany("2026-11-19T00:00:00.001") },
    );
    await store(
      ...STATUSES.filter((status) => status !== "pending" && status !== "in_review").map(
        (status) => ({ status, createdAt: new Date("2026-11-01T00:00:00Z") }),
      ),
    );
    expect(await dueAt(now)).toEqual({ late: [late], today: [soon, tonight, midnight] });
    expect(await own.database.$count(quoteRequests, isDueBeforeTomorrow(atCompany(now)))).toBe(4);
    expect(await dueAt("2026-11-20T23:59:59.999")).toEqual({
      late: [late, soon, tonight],
      today: [midnight],
    });
    expect((await dueAt("2026-11-21T00:00:00")).late).toContain(midnight);
  });

  it("lists due requests and counts them under the other filters", async () => {
    await store(
      ...Array.from({ length: 2_100 }, () => ({ createdAt: hoursAgo(60) })),
      { createdAt: hoursAgo(60), projectType: "commercial-retail", name: "Zoe", assignee: "Sam" },
      { createdAt: hoursAgo(60), projectType: "commercial-retail", status: "in_review" },
      { createdAt: hoursAgo(60), projectType: "commercial-retail", status: "quoted" },
      { createdAt: hoursAgo(1), projectType: "commercial-retail" },
    );
    expect((await all({ due: "late" })).rows).toHaveLength(1_000);
    expect(await countsOf({ due: "late" })).toMatchObject({
      isCapped: false,
      counts: { total: 2_102, late: 2_102, today: 0 },
    });
    const project: QuoteRequestFilter["project"] = ["commercial-retail"];
    const late = async (filter: Partial<QuoteRequestFilter>) =>
      (await countsOf(filter)).counts.late;
    expect(await late({})).toBe(2_102);
    expect(await late({ project })).toBe(2);
    expect(await late({ project, due: "today" })).toBe(2);
    expect(await late({ project, status: ["in_review"] })).toBe(1);
    expect(await late({ project, status: ["quoted"] })).toBe(0);
    expect(await late({ project, status: ["open"] })).toBe(2);
    expect(await late({ q: "zoe" })).toBe(1);
    expect(await late({ assignee: "Sam" })).toBe(1);
    expect((await countsOf({ project, due: "late" })).counts.total).toBe(2);
    expect((await all({ project, due: "late" })).rows).toHaveLength(2);
  });
});

describe("list by due time", () => {
  const someRow = fc.record({
    status: fc.constantFrom("pending", "in_review", "quoted", "won", "spam", "archived", "on hold"),
    // Few distinct times, so that many are equal.
    createdAt: fc.integer({ min: 0, max: 12 }).map((hours) => hoursAgo(hours * 6)),
    projectType: fc.constantFrom("other", "commercial-retail"),
    company: fc.constantFrom("Zorn", "Norte"),
  });
  const someFilter: fc.Arbitrary<Partial<QuoteRequestFilter>> = fc.constantFrom(
    {},
    { status: ["open" as const] },
    { status: ["pending" as const] },
    { status: ["won" as const, "in_review" as const] },
    { status: ["quoted" as const] },
    { project: ["other" as const] },
    { q: "zorn" },
    { due: "late" as const },
  );

  it("has waiting requests first, oldest first, then the rest, newest first, on any page size", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someRow, { minLength: 1, maxLength: 40 }),
        someFilter,
        fc.integer({ min: 1, max: 9 }),
        async (rows, query, limit) => {
          await own.database.delete(quoteRequests);
          await store(...rows);
          const filter = { ...NO_FILTER, ...query };
          const expected = (
            await listQuoteRequests(own.database, { filter, limit: 100 })
          ).rows.toSorted((one, other) => {
            const [a, b] = [one, other].map(({ status }) =>
              status === "pending" || status === "in_review" ? 0 : 1,
            );
            const newer = +other.createdAt - +one.createdAt || other.id - one.id;
            return (a ?? 0) - (b ?? 0) || (a === 0 ? -newer : newer);
          });
          const ids: number[] = [];
          let cursor: QuoteRequestCursor | undefined;
          do {
            const read = await page(filter, limit, cursor);
            ids.push(...read.ids);
            cursor = read.next;
          } while (cursor);
          expect(ids).toEqual(expected.map(({ id }) => id));
          if (query.q) return;
          const inOneGo = await own.database
            .select({ id: quoteRequests.id })
            .from(quoteRequests)
            .orderBy(...orderOf("due"));
          const wanted = new Set(ids);
          expect(inOneGo.filter(({ id }) => wanted.has(id)).map(({ id }) => id)).toEqual(ids);
        },
      ),
      { numRuns: 60 },
    );
  }, 120_000);

  it("neither skips nor repeats rows while others arrive", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someRow, { minLength: 5, maxLength: 25 }),
        fc.array(someRow, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 5 }),
        async (rows, others, limit) => {
          await own.database.delete(quoteRequests);
          const there = await store(...rows);
          const coming = [...others];
          const ids: number[] = [];
          let cursor: QuoteRequestCursor | undefined;
          do {
            const read = await page(NO_FILTER, limit, cursor);
            ids.push(...read.ids);
            cursor = read.next;
            const next = coming.pop();
            if (next) await store(next);
          } while (cursor);
          expect(new Set(ids).size).toBe(ids.length);
          expect(there.filter((id) => !ids.includes(id))).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  }, 120_000);
});

it("finds requests for samples among the projects, and no longer by their type", async () => {
  const specifications = "Samples: Teak (hardwood flooring)\nDelivery address:\nPorto";
  const [box = 0, other = 0, office = 0] = await store(
    { specifications },
    { specifications: null },
    { projectType: "office-building", specifications: "As drawn" },
  );
  const searched: [QuoteRequestFilter["project"], number[]][] = [
    [["samples"], [box]],
    [["other"], [other]],
    [
      ["office-building", "samples"],
      [office, box],
    ],
  ];
  for (const [project, ids] of searched) {
    expect((await all({ project })).rows.map(({ id }) => id)).toEqual(ids);
    expect((await countsOf({ project, q: "ana" })).counts.total).toBe(ids.length);
  }
});
