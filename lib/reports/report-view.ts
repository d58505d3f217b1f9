import {
  formatFilter,
  NO_FILTER,
  parseFilter,
  type QuoteRequestFilter,
} from "#lib/quote-requests/quote-request-filter.ts";
import { OPEN } from "#lib/quote-requests/quote-request-status.ts";
import { REPORT_FILTER, statusesOf, withoutListFilters } from "./report-filter.ts";
import { DEFAULT_WEEKS, formatPeriod, parsePeriod, type Period } from "./report-period.ts";

const LIST_PATH = "/admin/teragus-submissions";
const REPORT_PATH = `${LIST_PATH}/figures`;

/** Keeps the list's search and days for the link back. */
export type ReportView = { filter: QuoteRequestFilter; period: Period };

const ALL = "all";

/** Drops values that no longer exist, as in old bookmarks. */
export function readView(parameters: URLSearchParams, now: Date): ReportView {
  const rest = new URLSearchParams(parameters);
  const weeks = rest.get("weeks") ?? undefined;
  const until = rest.get("until") ?? undefined;
  for (const name of ["weeks", "until"]) rest.delete(name);
  const period =
    parsePeriod({ weeks, until }, now) ??
    parsePeriod({ weeks }, now) ??
    parsePeriod({ weeks: String(DEFAULT_WEEKS) }, now);
  if (!period) throw new Error("The usual weeks are a period.");
  const status = rest.get("status");
  if (status === ALL) rest.delete("status");
  const known = readKnown(rest);
  if (!status) return { period, filter: { ...known, status: REPORT_FILTER.status } };
  const statuses =
    status === ALL || known.status.length > 0 ? statusesOf(known) : REPORT_FILTER.status;
  return { period, filter: { ...known, status: statuses } };
}

function readKnown(parameters: URLSearchParams): QuoteRequestFilter {
  const parsed = parseFilter(parameters);
  if ("filter" in parsed) return parsed.filter;
  const rest = new URLSearchParams(parameters);
  for (const name of parsed.unknown) rest.delete(name);
  return rest.size < parameters.size ? readKnown(rest) : NO_FILTER;
}

export function viewAddress({ filter, period }: ReportView): string {
  const search = new URLSearchParams({ ...formatPeriod(period), ...parametersOf(filter) });
  return withSearch(REPORT_PATH, search);
}

/** A list of what is open leads to the report's default statuses. */
export function reportAddress(filter: QuoteRequestFilter): string {
  const isUsual = filter.status[0] === OPEN;
  const statuses = isUsual ? REPORT_FILTER.status : statusesOf(filter);
  return withSearch(
    REPORT_PATH,
    new URLSearchParams(parametersOf({ ...filter, status: statuses })),
  );
}

export function reportQuery({ filter, period }: ReportView): URLSearchParams {
  const search = formatFilter(withoutListFilters(filter));
  search.set("weeks", String(period.weeks));
  search.set("until", period.last);
  return search;
}

/** Names the statuses, since the list has another default. */
export function listAddress(filter: QuoteRequestFilter): string {
  const search = formatFilter(filter);
  search.set("status", filter.status.length > 0 ? filter.status.join(",") : ALL);
  return withSearch(LIST_PATH, search);
}

export function listOfView({ filter }: ReportView): string {
  const search = formatFilter(filter);
  if (isUsualStatus(filter)) search.delete("status");
  return withSearch(LIST_PATH, search);
}

export function isUsualStatus({ status }: Pick<QuoteRequestFilter, "status">): boolean {
  return (
    status.length === REPORT_FILTER.status.length &&
    REPORT_FILTER.status.every((each) => status.includes(each))
  );
}

function parametersOf(filter: QuoteRequestFilter): Record<string, string> {
  const search = formatFilter(filter);
  if (isUsualStatus(filter)) search.delete("status");
  else if (statusesOf({ ...filter, status: [] }).length === filter.status.length)
    search.set("status", ALL);
  return Object.fromEntries(search);
}

function withSearch(path: string, search: URLSearchParams): string {
  // A comma needs no escape in a query.
  return search.size > 0 ? `${path}?${search.toString().replaceAll("%2C", ",")}` : path;
}
