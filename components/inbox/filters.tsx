import type { ReactNode } from "react";
import type { QuoteRequestCounts } from "#db/quote-request/count.ts";
import { FACET_NAMES, FACETS } from "#lib/quote-request/facets.ts";
import { ASSIGNEE_TITLE, AssigneeOptions } from "./assignee-options.tsx";
import { FacetOptions } from "./facet-options.tsx";
import { RECEIVED_TITLE, ReceivedFields } from "./received-fields.tsx";
import type { View } from "./use-view.ts";

/** A filter as a menu or a part of a sheet: how much of it is chosen, and the fields to choose with. */
export type Filter = { title: string; chosen: number; fields: ReactNode };

/** The filters beside the status, in the order in which they stand. */
export function filtersOf(view: View, counts: QuoteRequestCounts | undefined): Filter[] {
  const facets = FACET_NAMES.filter((facet) => facet !== "status").map((facet) => ({
    title: FACETS[facet].title,
    chosen: view.filter[facet].length,
    fields: <FacetOptions facet={facet} view={view} counts={counts} />,
  }));
  const days = [view.filter.from, view.filter.to].filter((day) => day !== undefined);
  const received = {
    title: RECEIVED_TITLE,
    chosen: days.length,
    fields: <ReceivedFields view={view} />,
  };
  const assignee = {
    title: ASSIGNEE_TITLE,
    chosen: view.filter.assignee ? 1 : 0,
    fields: <AssigneeOptions view={view} />,
  };
  return [...facets, assignee, received];
}
