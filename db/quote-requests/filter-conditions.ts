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

/** The part of a filter whose counts are not kept ready. */
export type UncountedFilter = Pick<QuoteRequestFilter, (typeof UNCOUNTED)[number]>;
const UNCOUNTED = ["q", "from", "to", "due", "assignee"] as const;

/** Whether anything is asked for whose counts are not kept ready. */
export function isUncounted(filter: UncountedFilter): boolean {
  return UNCOUNTED.some((name) => filter[name] !== undefined);
}

/** The condition that a filter stands for; the list, the CSV and the counts all ask it. Undefined where all rows pass. */
export function matches(filter: QuoteRequestFilter): SQL | undefined {
  return and(matchesFacets(filter), matchesUncounted(filter));
}

/** The part of a filter whose counts are kept ready. */
export function matchesFacets(filter: QuoteRequestFilter): SQL | undefined {
  return and(...FACET_NAMES.map((facet) => matchesFacet(facet, filter[facet])));
}

function matchesFacet(facet: Facet, chosen: readonly string[]): SQL | undefined {
  const column = quoteRequests[FACETS[facet].column];
  if (FACETS[facet].holds === "one") return isAmong(column, chosen);
  // The slugs contain none of each other, so a part of the joined text is one of them.
  return chosen[0] === undefined ? undefined : sql`strpos(${column}, ${chosen[0]}) > 0`;
}

/** The part of a filter whose counts are not kept ready. */
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

/** The request waits for its quote, and that is late, or due before the export desk's day ends. */
export function isDue(due: Due, now = NOW): SQL {
  const isLate = sql`${createdAt} <= ${now} - ${PROMISED}`;
  if (due === "late") return sql`(${isWaiting(status)} AND ${isLate})`;
  return sql`(${isDueBeforeTomorrow(now)} AND ${createdAt} > ${now} - ${PROMISED})`;
}

/** The request waits for its quote, and that is late or due today: one range of the index of what waits. */
export function isDueBeforeTomorrow(now = NOW): SQL {
  const tomorrow = startOfDay(
    sql`date_trunc('day', ${now} AT TIME ZONE ${company.timeZone}) + interval '1 day'`,
  );
  return sql`(${isWaiting(status)} AND ${createdAt} < ${tomorrow} - ${PROMISED})`;
}

/** The row has all the words of a search. */
export function matchesSearch(search: AnyPgColumn, q: string): SQL {
  return sql`${search} @@ search_query(${withoutPrefix(q)})`;
}

// The last word of several as PostgreSQL writes a query, where it stands for all that begin with it.
const ENDING = String.raw`' & (''[^'']*'':\*)$'`;

/** The same, looked for in the rows that the rest of a filter leaves: with IS TRUE the planner has no index for it. */
export function matchesAmongFew(search: AnyPgColumn, q: string): SQL {
  return sql`(${matchesSearch(search, q)}) IS TRUE`;
}

/** The row has a word that begins like the last of a search's words; none does where that one is whole or alone. */
export function matchesLastPrefix(search: AnyPgColumn, q: string): SQL {
  return sql`${search} @@ substring(${queryText(q)} FROM ${sql.raw(ENDING)})::tsquery`;
}

/**
 * The same rows as `matchesSearch`, looked up by the words before the last one; that one is then looked for in the
 * rows themselves.
 */
export function matchesWholeWords(search: AnyPgColumn, q: string): SQL {
  const before = sql`${search} @@ regexp_replace(${queryText(q)}, ${sql.raw(ENDING)}, '')::tsquery`;
  return sql`(${before} AND ${matchesAmongFew(search, q)})`;
}

function queryText(q: string): SQL {
  return sql`search_query(${withoutPrefix(q)})::text`;
}

/** The column has one of the values, or any where none is asked for. */
export function isAmong(column: AnyPgColumn, values: readonly string[]): SQL | undefined {
  const [first] = values;
  if (first === undefined) return undefined;
  if (first === OPEN) return isOpen(column);
  return values.length === 1 ? eq(column, first) : inArray(column, [...values]);
}

/** `TQ-104821` is found by its number. */
function withoutPrefix(search: string): string {
  return search.replaceAll(/\btq-?(?=\d|$)/gi, "");
}

/** Midnight where the export desk is, which everyone's bookmark means; of a day and not of so many hours later. */
function startOfDay(midnight: SQL): SQL {
  return sql`((${midnight}) AT TIME ZONE ${company.timeZone})`;
}
