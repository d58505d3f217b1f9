import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { QUOTE_HOURS } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { FACET_NAMES, FACETS, type Facet } from "#lib/quote-requests/facets.ts";
import {
  UNASSIGNED,
  type Due,
  type QuoteRequestFilter,
} from "#lib/quote-requests/quote-request-filter.ts";
import { endOfCompanyDay } from "#lib/time/company-time.ts";
import { beforeStaffedHours } from "#lib/time/office-hours.ts";
import { OPEN } from "#lib/quote-requests/quote-request-status.ts";
import { isOpen, isWaiting, quoteRequests } from "#db/schema.ts";

/** The filters for which triggers keep no counts. */
export type UncountedFilter = Pick<QuoteRequestFilter, (typeof UNCOUNTED)[number]>;
const UNCOUNTED = ["q", "from", "to", "due", "language", "assignee"] as const;

export function isUncounted(filter: UncountedFilter): boolean {
  return UNCOUNTED.some((name) => filter[name] !== undefined);
}

/** A filter's SQL condition, shared by the list, the CSV and the counts; undefined if every row matches. */
export function matches(filter: QuoteRequestFilter): SQL | undefined {
  return and(matchesFacets(filter), matchesUncounted(filter));
}

export function matchesFacets(filter: QuoteRequestFilter): SQL | undefined {
  return and(...FACET_NAMES.map((facet) => matchesFacet(facet, filter[facet])));
}

function matchesFacet(facet: Facet, chosen: readonly string[]): SQL | undefined {
  const column = quoteRequests[FACETS[facet].column];
  if (FACETS[facet].holds === "one") return isAmong(column, chosen);
  // No slug contains another, so a substring match is exact.
  return chosen[0] === undefined ? undefined : sql`strpos(${column}, ${chosen[0]}) > 0`;
}

export function matchesUncounted(
  { q, from, to, due, language, assignee }: UncountedFilter,
  searching = matchesSearch,
): SQL | undefined {
  return and(
    due && isDue(due),
    language && eq(quoteRequests.language, language),
    assignee === UNASSIGNED ? isNull(quoteRequests.assignee) : undefined,
    assignee && assignee !== UNASSIGNED ? eq(quoteRequests.assignee, assignee) : undefined,
    q ? searching(quoteRequests.search, q) : undefined,
    from ? sql`${quoteRequests.createdAt} >= ${startOfDay(sql`${from}::timestamp`)}` : undefined,
    to
      ? sql`${quoteRequests.createdAt} < ${startOfDay(sql`${to}::timestamp + interval '1 day'`)}`
      : undefined,
  );
}

const { createdAt, status } = quoteRequests;

/** Waiting for a quote that is late, or due before the export team's day ends. */
export function isDue(due: Due, now = new Date()): SQL {
  if (due === "late") return sql`(${isWaiting(status)} AND ${isDueBy(now)})`;
  return sql`(${isDueBeforeTomorrow(now)} AND NOT ${isDueBy(now)})`;
}

/** What is due at midnight is due on the day that ends: a weekend's requests are. */
export function isDueBeforeTomorrow(now = new Date()): SQL {
  return sql`(${isWaiting(status)} AND ${isDueBy(endOfCompanyDay(now))})`;
}

/** The due time as a limit of what an index has; see `dueTimeOf`. */
function isDueBy(moment: Date): SQL {
  return sql`${createdAt} <= ${beforeStaffedHours(moment, QUOTE_HOURS.last).toISOString()}::timestamptz`;
}

export function matchesSearch(search: AnyPgColumn, q: string): SQL {
  return sql`${search} @@ search_query(${withoutPrefix(q)})`;
}

// The last of several words in a tsquery, where it matches any word with that prefix.
const ENDING = String.raw`' & (''[^'']*'':\*)$'`;

/** Like `matchesSearch`, but IS TRUE keeps the planner from using the search index. */
export function matchesAmongFew(search: AnyPgColumn, q: string): SQL {
  return sql`(${matchesSearch(search, q)}) IS TRUE`;
}

/** Matches the last word's prefix; nothing if the last word is whole or the only one. */
export function matchesLastPrefix(search: AnyPgColumn, q: string): SQL {
  return sql`${search} @@ substring(${queryText(q)} FROM ${sql.raw(ENDING)})::tsquery`;
}

/** The rows of `matchesSearch`: looks up all words but the last in the index, then checks that one in each row. */
export function matchesWholeWords(search: AnyPgColumn, q: string): SQL {
  const before = sql`${search} @@ regexp_replace(${queryText(q)}, ${sql.raw(ENDING)}, '')::tsquery`;
  return sql`(${before} AND ${matchesAmongFew(search, q)})`;
}

function queryText(q: string): SQL {
  return sql`search_query(${withoutPrefix(q)})::text`;
}

export function isAmong(column: AnyPgColumn, values: readonly string[]): SQL | undefined {
  const [first] = values;
  if (first === undefined) return undefined;
  if (first === OPEN) return isOpen(column);
  return values.length === 1 ? eq(column, first) : inArray(column, [...values]);
}

function withoutPrefix(search: string): string {
  return search.replaceAll(new RegExp(`\\b${company.referencePrefix}-?(?=\\d|$)`, "gi"), "");
}

/** Midnight in the export team's time zone; date arithmetic, since a day may have 23 or 25 hours. */
function startOfDay(midnight: SQL): SQL {
  return sql`((${midnight}) AT TIME ZONE ${company.timeZone})`;
}
