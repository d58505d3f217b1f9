import {
  budgetRanges,
  productCategories,
  projectTypes,
  timelines,
} from "#content/quote-request-options.ts";
import { STATUSES } from "./quote-request-status.ts";

/**
 * The filters that offer values and count them, under their names in the address and in the order in which they stand.
 * `column` is the same in the tables of the requests and of their counts. Of a facet whose requests may have several
 * values at once, joined in their column, one is chosen at a time, since the counts of two would overlap.
 */
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
/** A value that a facet offers. */
export type FacetValue<Name extends Facet> = (typeof FACETS)[Name]["values"][number];

export const FACET_NAMES = Object.keys(FACETS) as Facet[];

/** An object with something for each facet. */
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
