import { z } from "zod";
import {
  budgetRanges,
  productCategories,
  projectTypes,
  timelines,
} from "#content/quote-request-options.ts";
import { STATUSES } from "./status.ts";

/** The longest search text. */
export const SEARCH_LIMIT = 200;

/** The filters that offer values and count them, by their names in the address. */
export const FACETS = {
  status: STATUSES,
  project: valuesOf(projectTypes),
  product: valuesOf(productCategories),
  budget: valuesOf(budgetRanges),
  timeline: valuesOf(timelines),
} as const;
export type Facet = keyof typeof FACETS;

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .refine(
    (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text),
  );

const filterSchema = z.strictObject({
  q: z
    .string()
    .trim()
    .max(SEARCH_LIMIT)
    // PostgreSQL has no text with a zero in it.
    .refine((text) => !text.includes("\0"))
    .optional(),
  status: someOf(FACETS.status),
  project: someOf(FACETS.project),
  // One at a time: a request may name several, so that counts of two products would overlap.
  product: z.enum(FACETS.product).optional(),
  budget: someOf(FACETS.budget),
  timeline: someOf(FACETS.timeline),
  from: day.optional(),
  to: day.optional(),
});

/** Which requests a view shows; an empty list or an absent value leaves a filter open. Days are the desk's. */
export type QuoteRequestFilter = z.output<typeof filterSchema>;

/** The filter that shows everything. */
export const NO_FILTER: QuoteRequestFilter = { status: [], project: [], budget: [], timeline: [] };

/**
 * Reads a filter from an address's parameters. Answers with the names of the parameters that are unknown or hold an
 * unknown value instead of leaving them out, so that nobody takes more rows for what they asked for.
 */
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

/** The filter as an address's parameters. */
export function formatFilter(filter: QuoteRequestFilter): URLSearchParams {
  const entries = Object.entries(filter)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : (value ?? "")] as const)
    .filter(([, value]) => value !== "");
  return new URLSearchParams(entries.map(([name, value]) => [name, value]));
}

/** Whether anything is filtered at all. */
export function isFiltered(filter: QuoteRequestFilter): boolean {
  return formatFilter(filter).size > 0;
}

function someOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .string()
    .optional()
    .transform((text) => (text ? text.split(",") : []))
    .pipe(z.array(z.enum(values)).max(values.length));
}

function valuesOf<const Options extends readonly { value: string }[]>(options: Options) {
  return options.map(({ value }) => value) as unknown as readonly [
    Options[number]["value"],
    ...Options[number]["value"][],
  ];
}
