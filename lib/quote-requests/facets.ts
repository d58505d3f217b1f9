import {
  budgetRanges,
  productCategories,
  projectTypes,
  timelines,
} from "#content/quote-request-options.ts";
import { STATUSES } from "./quote-request-status.ts";

/** Of a facet with several values per quote request, only one can be chosen, since their counts would overlap. */
export const FACETS = {
  status: { title: "Status", values: STATUSES, column: "status", holds: "one" },
  project: {
    title: "Project",
    values: valuesOf(projectTypes),
    column: "projectType",
    holds: "one",
  },
  product: {
    title: "Product",
    values: valuesOf(productCategories),
    column: "productCategory",
    holds: "several",
  },
  budget: { title: "Budget", values: valuesOf(budgetRanges), column: "budgetRange", holds: "one" },
  timeline: { title: "Timeline", values: valuesOf(timelines), column: "timeline", holds: "one" },
} as const;
export type Facet = keyof typeof FACETS;
export type FacetValue<Name extends Facet> = (typeof FACETS)[Name]["values"][number];

export const FACET_NAMES = Object.keys(FACETS) as Facet[];

export function eachFacet<Value>(valueOf: (facet: Facet) => Value): Record<Facet, Value> {
  return Object.fromEntries(FACET_NAMES.map((facet) => [facet, valueOf(facet)])) as Record<
    Facet,
    Value
  >;
}

function valuesOf<const Options extends readonly { value: string }[]>(options: Options) {
  return options.map(({ value }) => value) as unknown as readonly [
    Options[number]["value"],
    ...Options[number]["value"][],
  ];
}
