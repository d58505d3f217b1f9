import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { QuoteRequestCursor } from "#lib/quote-request/cursor.ts";
import { NO_FILTER, type QuoteRequestFilter } from "#lib/quote-request/filter.ts";
import type { Database } from "#db/client.ts";
import { quoteRequests } from "#db/schema.ts";
import {
  matches,
  matchesFacets,
  matchesSearch,
  matchesUncounted,
  matchesWholeWords,
  newestFirst,
} from "./filter-conditions.ts";
import { SAMPLE_SIZE, estimateSearch } from "./estimate-search.ts";

/** Which page: `limit` rows after `cursor` of what the filter lets pass. */
export type PageQuery = {
  filter?: QuoteRequestFilter;
  cursor?: QuoteRequestCursor | undefined;
  limit: number;
};
/** What a row of the list shows. */
export type QuoteRequestSummary = Awaited<ReturnType<typeof listQuoteRequests>>["rows"][number];

const { id, createdAt } = quoteRequests;

const summaryColumns = {
  id,
  createdAt,
  status: quoteRequests.status,
  name: quoteRequests.name,
  email: quoteRequests.email,
  company: quoteRequests.company,
  projectType: quoteRequests.projectType,
  productCategory: quoteRequests.productCategory,
  budgetRange: quoteRequests.budgetRange,
  doubts: quoteRequests.doubts,
  assignee: quoteRequests.assignee,
  version: quoteRequests.version,
};

// How many of the newest rows a search scans at most before it asks its index.
const SCAN_LIMIT = 20_000;
// With so many in the sample, scanning on fills the page sooner than sorting all matches does.
const COMMON = 10;

// A page is read from the end of an index sooner than parallel workers start, which a million rows look worth. Where a
// condition calls what only the leading process may call, the planner has none.
const WITHOUT_WORKERS = sql`pg_backend_pid() > 0`;

/** One page, newest first, and the cursor of the next one where there is one. */
export async function listQuoteRequests(database: Database, query: PageQuery) {
  const found = await findRows(database, query);
  const rows = found.slice(0, query.limit);
  return { rows, nextCursor: found.length > query.limit ? rows.at(-1) : undefined };
}

/**
 * A common word fills the page from the newest rows; a rare one has few enough matches to look up and sort them all.
 * A sample of the newest tells which: left alone, the planner would have to guess it from the beginning of a word.
 */
async function findRows(database: Database, query: PageQuery) {
  if (!query.filter?.q) return newestStatement(database, query);
  for (const depth of [SAMPLE_SIZE, SCAN_LIMIT]) {
    const recent = await recentStatement(database, query, depth);
    if (recent.length > query.limit) return recent;
    if (recent.length < COMMON) break;
  }
  const { hasCommonPrefix } = await estimateSearch(database, query.filter);
  return searchStatement(database, query, hasCommonPrefix ? matchesWholeWords : matchesSearch);
}

/** Newest first without a search: the page's places from one index alone, then its rows. */
function newestStatement(database: Database, query: PageQuery) {
  const places = placesOf(database, { ...query, limit: query.limit + 1 });
  return database
    .select(summaryColumns)
    .from(places)
    .innerJoin(quoteRequests, eq(id, places.id))
    .orderBy(desc(places.createdAt), desc(places.id));
}

function placesOf(database: Database, { filter = NO_FILTER, cursor, limit }: PageQuery) {
  return database
    .select({ id, createdAt })
    .from(quoteRequests)
    .where(and(matches(filter), cursor && isAfter(cursor), WITHOUT_WORKERS))
    .orderBy(...newestFirst)
    .limit(limit)
    .as("places");
}

/** What a search finds among the newest `depth` that pass the other filters. */
function recentStatement(
  database: Database,
  { filter = NO_FILTER, cursor, limit }: PageQuery,
  depth: number,
) {
  const places = placesOf(database, { filter: { ...filter, q: undefined }, cursor, limit: depth });
  const recent = database
    .select({ ...summaryColumns, search: quoteRequests.search })
    .from(places)
    .innerJoin(quoteRequests, eq(id, places.id))
    .orderBy(desc(places.createdAt), desc(places.id))
    // Keeps the planner from asking the search index after all.
    .limit(depth)
    .as("recent");
  const { search, ...columns } = recent._.selectedFields;
  return database
    .select(columns)
    .from(recent)
    .where(matchesSearch(search, filter.q ?? ""))
    .limit(limit + 1);
}

/** What a search finds in its index. */
function searchStatement(
  database: Database,
  { filter = NO_FILTER, cursor, limit }: PageQuery,
  searching: typeof matchesSearch,
) {
  const matching = database
    .select({ id, createdAt })
    .from(quoteRequests)
    .where(
      and(matchesFacets(filter), matchesUncounted(filter, searching), cursor && isAfter(cursor)),
    )
    // Keeps the planner from walking all rows in order, in the belief that the word is common.
    .limit(ALL)
    .as("matching");
  const places = database
    .select({ id: matching.id, createdAt: matching.createdAt })
    .from(matching)
    .orderBy(desc(matching.createdAt), desc(matching.id))
    .limit(limit + 1)
    .as("places");
  return database
    .select(summaryColumns)
    .from(places)
    .innerJoin(quoteRequests, eq(id, places.id))
    .orderBy(desc(places.createdAt), desc(places.id));
}

const ALL = 1_000_000_000;

// A row comparison, which one index answers from its middle; two conditions joined by OR would start at its head.
function isAfter(cursor: QuoteRequestCursor): SQL {
  return sql`(${createdAt}, ${id}) < (${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::bigint)`;
}
