import { and, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { QUOTE_HOURS } from "#content/claims.ts";
import { company } from "#content/company.ts";
import {
  FACET_NAMES,
  FACETS,
  SAMPLES_PROJECT,
  type Facet,
  UNASSIGNED,
  type Due,
  type QuoteRequestFilter,
} from "#lib/inbox/quote-request-filter.ts";
import { endOfCompanyDay } from "#lib/time/company-time.ts";
import { beforeStaffedHours } from "#lib/time/office-hours.ts";
import { OPEN } from "#lib/quote-requests/quote-request-status.ts";
import { openCondition, waitingCondition, sampleCondition, quoteRequests } from "#db/schema.ts";

/** A filter's SQL condition, shared by the list, the CSV and the counts; undefined if every row matches. */
export function filterCondition(filter: QuoteRequestFilter): SQL | undefined {
  return and(facetConditions(filter), otherConditions(filter));
}

function facetConditions(filter: QuoteRequestFilter): SQL | undefined {
  return and(...FACET_NAMES.map((facet) => facetCondition(facet, filter[facet])));
}

function facetCondition(facet: Facet, chosen: readonly string[]): SQL | undefined {
  const column = quoteRequests[FACETS[facet].column];
  if (facet === "project") return projectCondition(chosen);
  if (FACETS[facet].holds === "one") return isOneOf(column, chosen);
  // No slug contains another, so a substring match is exact.
  return chosen[0] === undefined ? undefined : sql`strpos(${column}, ${chosen[0]}) > 0`;
}

/** A request for samples has a type of project too, which says less. */
function projectCondition(chosen: readonly string[]): SQL | undefined {
  if (chosen.length === 0) return undefined;
  const isForSamples = sampleCondition(quoteRequests.specifications);
  const ofType = isOneOf(
    quoteRequests.projectType,
    chosen.filter((value) => value !== SAMPLES_PROJECT),
  );
  return or(
    ofType && and(ofType, sql`${isForSamples} IS NOT TRUE`),
    chosen.includes(SAMPLES_PROJECT) ? isForSamples : undefined,
  );
}

/** The conditions that are not those of a facet. */
export function otherConditions({
  q,
  from,
  to,
  due,
  language,
  assignee,
}: QuoteRequestFilter): SQL | undefined {
  return and(
    due && isDue(due),
    language && eq(quoteRequests.language, language),
    assignee === UNASSIGNED ? isNull(quoteRequests.assignee) : undefined,
    assignee && assignee !== UNASSIGNED ? eq(quoteRequests.assignee, assignee) : undefined,
    q ? sql`${quoteRequests.search} @@ search_query(${withoutPrefix(q)})` : undefined,
    from ? sql`${quoteRequests.createdAt} >= ${startOfDay(sql`${from}::timestamp`)}` : undefined,
    to
      ? sql`${quoteRequests.createdAt} < ${startOfDay(sql`${to}::timestamp + interval '1 day'`)}`
      : undefined,
  );
}

const { createdAt, status } = quoteRequests;

/** Waiting for a quote that is late, or due before the export team's day ends. */
export function isDue(due: Due, now = new Date()): SQL {
  if (due === "late") return sql`(${waitingCondition(status)} AND ${isDueBy(now)})`;
  return sql`(${isDueBeforeTomorrow(now)} AND NOT ${isDueBy(now)})`;
}

/** What is due at midnight is due on the day that ends: a weekend's requests are. */
export function isDueBeforeTomorrow(now = new Date()): SQL {
  return sql`(${waitingCondition(status)} AND ${isDueBy(endOfCompanyDay(now))})`;
}

/** The due time as a limit of what an index has; see `dueTimeOf`. */
function isDueBy(moment: Date): SQL {
  return sql`${createdAt} <= ${beforeStaffedHours(moment, QUOTE_HOURS.last).toISOString()}::timestamptz`;
}

function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL | undefined {
  const [first] = values;
  if (first === undefined) return undefined;
  if (first === OPEN) return openCondition(column);
  return values.length === 1 ? eq(column, first) : inArray(column, [...values]);
}

function withoutPrefix(search: string): string {
  return search.replaceAll(new RegExp(`\\b${company.referencePrefix}[- ]?(?=\\d|$)`, "gi"), "");
}

/** Midnight in the export team's time zone; date arithmetic, since a day may have 23 or 25 hours. */
function startOfDay(midnight: SQL): SQL {
  return sql`((${midnight}) AT TIME ZONE ${company.timeZone})`;
}
