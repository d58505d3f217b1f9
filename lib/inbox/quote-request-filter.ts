import "#lib/validation/configure-zod.ts";
import { z } from "zod";
import { OPERATOR_NAME_LIMIT } from "./quote-request-change.ts";
import { normalizeLine } from "#lib/validation/normalize-text.ts";
import { OPEN, STATUSES } from "#lib/quote-requests/quote-request-status.ts";
import { LANGUAGES } from "#content/languages/languages.ts";
import {
  budgetRanges,
  productCategories,
  projectTypes,
  timelines,
} from "#content/quote-request-options.ts";

/** Among the projects, what the samples' form sent, whatever its type; see `sampleNames`. */
export const SAMPLES_PROJECT = "samples";

/** Of a facet with several values per quote request, only one can be chosen, since their counts would overlap. */
export const FACETS = {
  status: { title: "Status", values: STATUSES, column: "status", holds: "one" },
  project: {
    title: "Project",
    values: [...valuesOf(projectTypes), SAMPLES_PROJECT],
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
/** Where counting stops; the inbox shows "10,000+". */
export const COUNT_LIMIT = 10_000;

export type Facet = keyof typeof FACETS;
type FacetValue<Name extends Facet> = (typeof FACETS)[Name]["values"][number];

export const FACET_NAMES = Object.keys(FACETS) as Facet[];

function eachFacet<Value>(valueOf: (facet: Facet) => Value): Record<Facet, Value> {
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

/** Past its promised time, or due by the end of the export team's day. */
export const DUES = ["late", "today"] as const;
export type Due = (typeof DUES)[number];

/** The assignee value for unassigned. */
export const UNASSIGNED = "-";

const SEARCH_LIMIT = 200;

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  // PostgreSQL has no year 0.
  .refine(
    (text) =>
      text >= "0001" &&
      !Number.isNaN(Date.parse(text)) &&
      new Date(text).toISOString().startsWith(text),
  );

const list = z
  .string()
  .optional()
  .transform((text) => (text ? text.split(",") : []));

/** In the order of an address; absent parameters do not filter. */
export const filterFields = {
  q: z.string().transform(normalizeLine).pipe(z.string().max(SEARCH_LIMIT)).optional(),
  ...(eachFacet(chosenOf) as { [Name in Facet]: ReturnType<typeof chosenOf<Name>> }),
  status: list.pipe(
    z
      .array(z.enum([...STATUSES, OPEN]))
      .refine((chosen) => chosen.length <= 1 || !chosen.some((status) => status === OPEN)),
  ),
  from: day.optional(),
  to: day.optional(),
  due: z.enum(DUES).optional(),
  language: z.enum(LANGUAGES).optional(),
  assignee: z
    .string()
    .transform(normalizeLine)
    .pipe(z.string().max(OPERATOR_NAME_LIMIT))
    .optional(),
};

const filterSchema = z.strictObject(filterFields);

/** An empty list or absent value does not filter. Days are in the export team's time zone. */
export type QuoteRequestFilter = z.output<typeof filterSchema>;

export const NO_FILTER: QuoteRequestFilter = filterSchema.parse({});
/** The inbox's default. */
export const OPEN_FILTER: QuoteRequestFilter = { ...NO_FILTER, status: [OPEN] };

/** Returns the names of invalid parameters; ignoring them would show more rows than asked for. */
export function parseFilter(
  parameters: Iterable<[string, string]>,
): { filter: QuoteRequestFilter } | { unknown: string[] } {
  const entries = [...parameters].filter(([, value]) => value !== "");
  const repeated = entries.filter(
    ([name], index) => entries.findIndex((entry) => entry[0] === name) !== index,
  );
  const result = filterSchema.safeParse(Object.fromEntries(entries));
  if (result.success && repeated.length === 0) return { filter: result.data };
  const issues = result.error?.issues ?? [];
  const names = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys : [String(issue.path[0])],
  );
  return { unknown: [...new Set([...names, ...repeated.map(([name]) => name)])] };
}

export function formatFilter(filter: QuoteRequestFilter): URLSearchParams {
  const entries = Object.entries(filter).map(([name, value]) => [name, formatValue(value)]);
  return new URLSearchParams(entries.filter(([, value]) => value !== ""));
}

export function formatValue(value: string | readonly string[] | undefined): string {
  return typeof value === "object" ? value.join(",") : (value ?? "");
}

export function isFiltered(filter: QuoteRequestFilter): boolean {
  return formatFilter(filter).size > 0;
}

export function isOpen({ status }: QuoteRequestFilter): boolean {
  return status[0] === OPEN;
}

/** Whether a view shows only part of what is open, or of everything. */
export function isNarrowed(filter: QuoteRequestFilter): boolean {
  return isFiltered(isOpen(filter) ? { ...filter, status: [] } : filter);
}

function chosenOf<Name extends Facet>(facet: Name) {
  const { values, holds } = FACETS[facet];
  return list.pipe(
    z.array(z.enum<readonly FacetValue<Name>[]>(values)).max(holds === "one" ? values.length : 1),
  );
}
