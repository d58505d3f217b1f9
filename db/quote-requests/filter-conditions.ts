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
import { OPEN } from "#lib/quote-requests/quote-request-status.ts";
import { isOpen, isWaiting, quoteRequests } from "#db/schema.ts";

/** The filter fields without kept counts. */
export type UncountedFilter = Pick<QuoteRequestFilter, (typeof UNCOUNTED)[number]>;
const UNCOUNTED = ["q", "from", "to", "due", "assignee"] as const;

export function isUncounted(filter: UncountedFilter): boolean {
  return UNCOUNTED.some((name) => filter[name] !== undefined);
}

/** The SQL condition of a filter, shared by list, CSV and counts; undefined if all rows match. */
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
  { q, from, to, due, assignee }: UncountedFilter,
  searching = matchesSearch,
): SQL | undefined {
  return and(
    due && isDue(due),
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
const NOW = sql`now()`;
const PROMISED = sql`interval '${sql.raw(String(QUOTE_HOURS.last))} hours'`;

/** The request waits for its quote and is late, or due before the export team's day ends. */
export function isDue(due: Due, now = NOW): SQL {
  const isLate = sql`${createdAt} <= ${now} - ${PROMISED}`;
  if (due === "late") return sql`(${isWaiting(status)} AND ${isLate})`;
  return sql`(${isDueBeforeTomorrow(now)} AND ${createdAt} > ${now} - ${PROMISED})`;
}

/** Late or due today, as one range of the index of waiting requests. */
export function isDueBeforeTomorrow(now = NOW): SQL {
  const tomorrow = startOfDay(
    sql`date_trunc('day', ${now} AT TIME ZONE ${company.timeZone}) + interval '1 day'`,
  );
  return sql`(${isWaiting(status)} AND ${createdAt} < ${tomorrow} - ${PROMISED})`;
}

export function matchesSearch(search: AnyPgColumn, q: string): SQL {
  return sql`${search} @@ search_query(${withoutPrefix(q)})`;
}

// Matches the last of several words in a tsquery's text when it is a prefix.
const ENDING = String.raw`' & (''[^'']*'':\*)$'`;

/** Same as `matchesSearch` for a few rows: IS TRUE keeps the planner from using the search index. */
export function matchesAmongFew(search: AnyPgColumn, q: string): SQL {
  return sql`(${matchesSearch(search, q)}) IS TRUE`;
}

/** The row matches the search's last word as a prefix; false if that word is complete or the only one. */
export function matchesLastPrefix(search: AnyPgColumn, q: string): SQL {
  return sql`${search} @@ substring(${queryText(q)} FROM ${sql.raw(ENDING)})::tsquery`;
}

/** Same rows as `matchesSearch`: looks up the other words in the index and filters by the last one. */
export function matchesWholeWords(search: AnyPgColumn, q: string): SQL {
  const before = sql`${search} @@ regexp_replace(${queryText(q)}, ${sql.raw(ENDING)}, '')::tsquery`;
  return sql`(${before} AND ${matchesAmongFew(search, q)})`;
}

function queryText(q: string): SQL {
  return sql`search_query(${withoutPrefix(q)})::text`;
}

/** The column is one of the values; undefined (any) if there are none. */
export function isAmong(column: AnyPgColumn, values: readonly string[]): SQL | undefined {
  const [first] = values;
  if (first === undefined) return undefined;
  if (first === OPEN) return isOpen(column);
  return values.length === 1 ? eq(column, first) : inArray(column, [...values]);
}

function withoutPrefix(search: string): string {
  return search.replaceAll(/\btq-?(?=\d|$)/gi, "");
}

/** Midnight in the export team's time zone, by calendar day and not by 24 hours. */
function startOfDay(midnight: SQL): SQL {
  return sql`((${midnight}) AT TIME ZONE ${company.timeZone})`;
}
