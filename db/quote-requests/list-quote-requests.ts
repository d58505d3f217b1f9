import { and, eq, sql } from "drizzle-orm";
import type { QuoteRequestCursor } from "#lib/quote-requests/list-cursor.ts";
import { NO_FILTER, type QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import type { Sort, SortPart } from "#lib/quote-requests/list-sort.ts";
import { isWaiting } from "#lib/quote-requests/quote-request-status.ts";
import type { Database } from "#db/client.ts";
import { quoteRequests } from "#db/schema.ts";
import {
  matches,
  matchesFacets,
  matchesSearch,
  matchesUncounted,
  matchesWholeWords,
} from "./filter-conditions.ts";
import { SAMPLE_SIZE, estimateSearch } from "./estimate-search.ts";
import { inOrder, isAfter, isNoneOf, isOfPart, mayHold } from "./list-order.ts";

export type PageQuery = {
  filter?: QuoteRequestFilter;
  sort?: Sort | undefined;
  cursor?: QuoteRequestCursor | undefined;
  limit: number;
};
export type QuoteRequestSummary = Awaited<ReturnType<typeof listQuoteRequests>>["rows"][number];

const { id, createdAt } = quoteRequests;

const summaryColumns = {
  id,
  createdAt,
  status: quoteRequests.status,
  name: quoteRequests.name,
  email: quoteRequests.email,
  company: quoteRequests.company,
  language: quoteRequests.language,
  projectType: quoteRequests.projectType,
  productCategory: quoteRequests.productCategory,
  budgetRange: quoteRequests.budgetRange,
  riskFlags: quoteRequests.riskFlags,
  assignee: quoteRequests.assignee,
  version: quoteRequests.version,
};

// How many of the newest rows a search scans before it uses its index.
const SCAN_LIMIT = 20_000;
// From this many matches in the sample, scanning fills a page sooner than sorting all matches.
const COMMON = 10;

// Reading from the end of an index beats starting parallel workers; a parallel-restricted function rules them out.
const WITHOUT_WORKERS = sql`pg_backend_pid() > 0`;

type Walk = {
  filter: QuoteRequestFilter;
  part?: SortPart;
  cursor?: QuoteRequestCursor | undefined;
  limit: number;
  had?: readonly number[];
};

export async function listQuoteRequests(database: Database, query: PageQuery) {
  const { limit, sort } = query;
  const find = sort === "due" ? findByDueTime : findRows;
  const found = await find(database, { filter: NO_FILTER, ...query, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last && cursorOf(last, sort) };
}

function cursorOf(
  row: { id: number; createdAt: Date; status: string },
  sort: Sort | undefined,
): QuoteRequestCursor {
  const place = { createdAt: row.createdAt, id: row.id };
  if (sort !== "due") return place;
  return { ...place, part: isWaiting(row.status) ? "waiting" : "rest" };
}

/** Waiting quote requests first, then the rest, each from its own index. */
async function findByDueTime(database: Database, { filter, cursor, limit }: Walk) {
  const waiting =
    cursor?.part !== "rest" && mayHold(filter, "waiting")
      ? await findRows(database, { filter, part: "waiting", cursor, limit })
      : [];
  if (waiting.length === limit || !mayHold(filter, "rest")) return waiting;
  const rest = await findRows(database, {
    filter,
    part: "rest",
    cursor: cursor?.part === "rest" ? cursor : undefined,
    limit: limit - waiting.length,
    // A request may be quoted between the two statements.
    had: waiting.map((row) => row.id),
  });
  return [...waiting, ...rest];
}

/** Scans for a common word and looks up a rare one; a sample decides, since the planner cannot estimate a prefix. */
async function findRows(database: Database, walk: Walk) {
  if (!walk.filter.q) return walkStatement(database, walk);
  for (const depth of [SAMPLE_SIZE, SCAN_LIMIT]) {
    const recent = await recentStatement(database, walk, depth);
    if (recent.length === walk.limit) return recent;
    if (recent.length < COMMON) {
      if (await hasSeenAll(database, walk, depth)) return recent;
      break;
    }
  }
  const { hasCommonPrefix } = await estimateSearch(database, walk.filter);
  return searchStatement(database, walk, hasCommonPrefix ? matchesWholeWords : matchesSearch);
}

/** Whether these were all possible matches, which makes a search of the index unnecessary. */
async function hasSeenAll(database: Database, walk: Walk, depth: number): Promise<boolean> {
  if (walk.part !== "waiting" && !walk.filter.due) return false;
  const filter = { ...walk.filter, q: undefined };
  return (await database.$count(placesOf(database, { ...walk, filter, limit: depth }))) < depth;
}

function walkStatement(database: Database, walk: Walk) {
  const places = placesOf(database, walk);
  return database
    .select(summaryColumns)
    .from(places)
    .innerJoin(quoteRequests, eq(id, places.id))
    .orderBy(...inOrder(walk.part, places));
}

function placesOf(database: Database, { filter, part, cursor, limit, had = [] }: Walk) {
  return database
    .select({ id, createdAt })
    .from(quoteRequests)
    .where(
      and(
        isOfPart(part),
        matches(filter),
        cursor && isAfter(cursor),
        isNoneOf(had),
        WITHOUT_WORKERS,
      ),
    )
    .orderBy(...inOrder(part, { createdAt, id }))
    .limit(limit)
    .as("places");
}

function recentStatement(database: Database, walk: Walk, depth: number) {
  const { filter, part, limit } = walk;
  const places = placesOf(database, { ...walk, filter: { ...filter, q: undefined }, limit: depth });
  const recent = database
    .select({ ...summaryColumns, search: quoteRequests.search })
    .from(places)
    .innerJoin(quoteRequests, eq(id, places.id))
    .orderBy(...inOrder(part, places))
    // Keeps the planner from using the search index.
    .limit(depth)
    .as("recent");
  const { search, ...columns } = recent._.selectedFields;
  return database
    .select(columns)
    .from(recent)
    .where(matchesSearch(search, filter.q ?? ""))
    .limit(limit);
}

function searchStatement(
  database: Database,
  { filter, part, cursor, limit, had = [] }: Walk,
  searching: typeof matchesSearch,
) {
  const matching = database
    .select({ id, createdAt })
    .from(quoteRequests)
    .where(
      and(
        isOfPart(part),
        matchesFacets(filter),
        matchesUncounted(filter, searching),
        cursor && isAfter(cursor),
        isNoneOf(had),
      ),
    )
    // Keeps the planner from scanning all rows in order, as it would for a common word.
    .limit(ALL)
    .as("matching");
  const places = database
    .select({ id: matching.id, createdAt: matching.createdAt })
    .from(matching)
    .orderBy(...inOrder(part, matching))
    .limit(limit)
    .as("places");
  return database
    .select(summaryColumns)
    .from(places)
    .innerJoin(quoteRequests, eq(id, places.id))
    .orderBy(...inOrder(part, places));
}

const ALL = 1_000_000_000;
