import { and, inArray, not, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { QuoteRequestCursor, Sort, SortPart } from "#lib/inbox/list-cursor.ts";
import { NO_FILTER, type QuoteRequestFilter } from "#lib/inbox/quote-request-filter.ts";
import { isWaiting } from "#lib/quote-requests/quote-request-status.ts";
import type { Database } from "#db/create-database.ts";
import { sampleCondition, waitingCondition as isWaitingRow, quoteRequests } from "#db/schema.ts";
import { filterCondition } from "./filter-queries.ts";
import { isAfter, newestFirst, oldestFirst } from "./order-queries.ts";

type PageQuery = {
  filter?: QuoteRequestFilter;
  sort?: Sort | undefined;
  /** The last row of the page before. */
  cursor?: QuoteRequestCursor | undefined;
  limit: number;
};
export type QuoteRequestSummary = Awaited<ReturnType<typeof listQuoteRequests>>["rows"][number];

const { id } = quoteRequests;
/** Fewer matches than these are sorted; more are read in order. */
const MAX_SORTED = 2_000;

/** Of a request for samples, whose names are in it; absent in others. */
export const sampleSpecifications = sql<
  string | null
>`CASE WHEN ${sampleCondition(quoteRequests.specifications)} THEN ${quoteRequests.specifications} END`;

const summaryColumns = {
  id,
  createdAt: quoteRequests.createdAt,
  status: quoteRequests.status,
  name: quoteRequests.name,
  email: quoteRequests.email,
  company: quoteRequests.company,
  language: quoteRequests.language,
  projectType: quoteRequests.projectType,
  specifications: sampleSpecifications,
  productCategory: quoteRequests.productCategory,
  budgetRange: quoteRequests.budgetRange,
  riskFlags: quoteRequests.riskFlags,
  assignee: quoteRequests.assignee,
  version: quoteRequests.version,
};

/** A page of what matches, newest first or by due time, and where the next one begins. */
export async function listQuoteRequests(database: Database, query: PageQuery) {
  const { filter = NO_FILTER, limit, sort, cursor } = query;
  const isByDueTime = sort === "due";
  const read = isByDueTime ? readByDueTime : readNewest;
  const where = await conditionOf(database, filter);
  const found = await read(database, { where, cursor, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const part: SortPart = last && isWaiting(last.status) ? "waiting" : "rest";
  const nextCursor: QuoteRequestCursor | undefined = last && {
    createdAt: last.createdAt,
    id: last.id,
    ...(isByDueTime && { part }),
  };
  return { rows, nextCursor };
}

/** The few rows of a rare word are looked up first; those of a common word are met soon when reading in order. */
async function conditionOf(database: Database, filter: QuoteRequestFilter) {
  const { q } = filter;
  if (!q) return filterCondition(filter);
  const found = await database
    .select({ id })
    .from(quoteRequests)
    .where(filterCondition({ ...NO_FILTER, q }))
    .limit(MAX_SORTED + 1);
  if (found.length > MAX_SORTED) return filterCondition(filter);
  const isFound = inArray(
    id,
    found.map((row) => row.id),
  );
  return and(isFound, filterCondition({ ...filter, q: undefined }));
}

type Page = { where: SQL | undefined } & Pick<PageQuery, "cursor" | "limit">;

function readNewest(database: Database, { where, cursor, limit }: Page) {
  return database
    .select(summaryColumns)
    .from(quoteRequests)
    .where(and(where, cursor && isAfter(cursor)))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** What waits, the oldest first, then the rest, each from its own index. */
function readByDueTime(database: Database, { where, cursor, limit }: Page) {
  const isWaitingHere = isWaitingRow(quoteRequests.status);
  const restCursor = cursor?.part === "rest" ? cursor : undefined;
  const rest = database
    .select(summaryColumns)
    .from(quoteRequests)
    .where(and(not(isWaitingHere), where, restCursor && isAfter(restCursor)))
    .orderBy(...newestFirst)
    .limit(limit);
  if (restCursor) return rest;
  const waiting = database
    .select(summaryColumns)
    .from(quoteRequests)
    .where(and(isWaitingHere, where, cursor && isAfter(cursor)))
    .orderBy(...oldestFirst)
    .limit(limit);
  return unionAll(waiting, rest).limit(limit);
}
