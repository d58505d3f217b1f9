import type { ReactNode } from "react";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import { FACET_NAMES, FACETS } from "#lib/quote-requests/facets.ts";
import { ASSIGNEE_TITLE, AssigneeOptions } from "./assignee-options.tsx";
import { DUES } from "#lib/quote-requests/quote-request-filter.ts";
import { SORTS } from "#lib/quote-requests/list-sort.ts";
import { Choices } from "./choice-list.tsx";
import { FacetOptions } from "./facet-options.tsx";
import {
  countLabel,
  DUE_LABELS,
  DUE_TITLE,
  SORT_LABELS,
} from "#components/inbox/data/inbox-labels.ts";
import { RECEIVED_TITLE, ReceivedFields } from "./received-fields.tsx";
import { SAVED_VIEWS_TITLE, SavedViews } from "./saved-views-menu.tsx";
import type { View } from "#components/inbox/data/use-view.ts";
import { LANGUAGE_TITLE, LanguageOptions } from "./language-options.tsx";

export type Filter = { title: string; chosen: number; fields: ReactNode };

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
  const language = {
    title: LANGUAGE_TITLE,
    chosen: view.filter.language ? 1 : 0,
    fields: <LanguageOptions view={view} />,
  };
  const views = {
    title: SAVED_VIEWS_TITLE,
    chosen: 0,
    fields: <SavedViews view={view} />,
  };
  return [...facets, language, assignee, received, views];
}

/** Due and sort order, which a wide screen shows as tabs and in the list's heading. */
export function narrowFiltersOf(view: View, counts: QuoteRequestCounts | undefined): Filter[] {
  const { filter, setFilter, sort, setSort } = view;
  const dues = DUES.map((due) => ({
    value: due,
    label: DUE_LABELS[due],
    count: counts && countLabel(counts.due[due]),
  }));
  const orders = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));
  return [
    {
      title: DUE_TITLE,
      chosen: filter.due ? 1 : 0,
      fields: (
        <Choices
          title={DUE_TITLE}
          options={[{ value: undefined, label: "Whenever" }, ...dues]}
          chosen={filter.due}
          onChoose={(due) => setFilter({ due })}
        />
      ),
    },
    {
      title: "Order",
      chosen: 0,
      fields: (
        <Choices
          title="Order"
          options={[{ value: undefined, label: SORT_LABELS.newest }, ...orders]}
          chosen={sort}
          onChoose={setSort}
        />
      ),
    },
  ];
}
