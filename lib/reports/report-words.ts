import { FACET_NAMES, FACETS } from "#lib/quote-requests/facets.ts";
import { UNASSIGNED, type QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { labelOf, statusLabel } from "#lib/quote-requests/value-labels.ts";
import { addDays, type Period } from "./report-period.ts";
import { isUsualStatus } from "./report-view.ts";

const shortDay = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const longDay = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const wholeDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** 16 Nov */
export const shortDayOf = (day: string) => shortDay.format(new Date(day));
/** 16 November */
export const longDayOf = (day: string) => longDay.format(new Date(day));

/** 24 August to 22 November 2026 */
export function periodWords({ first, last }: Period): string {
  const end = addDays(last, 6);
  const begins =
    first.slice(0, 4) === end.slice(0, 4) ? longDayOf(first) : wholeDay.format(new Date(first));
  return `${begins} to ${wholeDay.format(new Date(end))}`;
}

export function filterWords(filter: QuoteRequestFilter): string[] {
  const facets = FACET_NAMES.flatMap((facet) => {
    if (facet === "status" && isUsualStatus(filter)) return ["Everything but spam"];
    if (facet === "status" && filter.status.length === FACETS.status.values.length)
      return ["Everything, spam too"];
    const chosen: readonly string[] = filter[facet];
    const label = facet === "status" ? statusLabel : labelOf;
    return chosen.length > 0 ? [`${FACETS[facet].title}: ${chosen.map(label).join(", ")}`] : [];
  });
  return [
    ...facets,
    ...(filter.assignee === undefined ? [] : [`With ${assigneeLabel(filter.assignee)}`]),
    ...(filter.due === undefined ? [] : [filter.due === "late" ? "Late" : "Due today"]),
  ];
}

export function assigneeLabel(assignee: string | null): string {
  return assignee === null || assignee === UNASSIGNED ? "nobody" : assignee;
}

/** A dash if `whole` is 0. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)}%`;
}

/** `1 request`, `2 requests` */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
