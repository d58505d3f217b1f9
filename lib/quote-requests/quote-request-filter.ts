import "#lib/validation/configure-zod.ts";
import { z } from "zod";
import { ASSIGNEE_LIMIT } from "./quote-request-change.ts";
import { eachFacet, FACETS, type Facet, type FacetValue } from "./facets.ts";
import { isPrintableLine } from "./printable-text.ts";
import { OPEN, STATUSES } from "./quote-request-status.ts";

/** What a request's promised quote can be: past its time, or promised for what is left of the export desk's day. */
export const DUES = ["late", "today"] as const;
export type Due = (typeof DUES)[number];

/** Asks for what is nobody's yet, in the place of an assignee. */
export const UNASSIGNED = "-";

/** The longest search text. */
export const SEARCH_LIMIT = 200;

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  // PostgreSQL counts from the year 1.
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

/** The schema of each parameter, in the order in which they stand in an address; absent ones leave their filter open. */
export const filterFields = {
  q: z
    .string()
    .trim()
    .max(SEARCH_LIMIT)
    // PostgreSQL has no text with a zero in it.
    .refine((text) => !text.includes("\0"))
    .optional(),
  ...(eachFacet(chosenOf) as { [Name in Facet]: ReturnType<typeof chosenOf<Name>> }),
  status: list.pipe(
    z
      .array(z.enum([...STATUSES, OPEN]))
      .refine((chosen) => chosen.length <= 1 || !chosen.some((status) => status === OPEN)),
  ),
  from: day.optional(),
  to: day.optional(),
  due: z.enum(DUES).optional(),
  assignee: z.string().trim().max(ASSIGNEE_LIMIT).refine(isPrintableLine).optional(),
};

const filterSchema = z.strictObject(filterFields);

/** Which requests a view shows; an empty list or an absent value leaves a filter open. Days are the export desk's. */
export type QuoteRequestFilter = z.output<typeof filterSchema>;

/** The filter that shows everything. */
export const NO_FILTER: QuoteRequestFilter = filterSchema.parse({});
/** The one with which the inbox begins. */
export const OPEN_FILTER: QuoteRequestFilter = { ...NO_FILTER, status: [OPEN] };

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
  const entries = Object.entries(filter).map(([name, value]) => [name, formatValue(value)]);
  return new URLSearchParams(entries.filter(([, value]) => value !== ""));
}

/** One filter's value as an address has it. */
export function formatValue(value: string | readonly string[] | undefined): string {
  return typeof value === "object" ? value.join(",") : (value ?? "");
}

/** Whether anything is filtered at all. */
export function isFiltered(filter: QuoteRequestFilter): boolean {
  return formatFilter(filter).size > 0;
}

/** Whether a view shows what is open, and not chosen statuses. */
export function isOpen({ status }: QuoteRequestFilter): boolean {
  return status[0] === OPEN;
}

/** Whether a view shows only a part of what is open, or of everything. */
export function isNarrowed(filter: QuoteRequestFilter): boolean {
  return isFiltered(isOpen(filter) ? { ...filter, status: [] } : filter);
}

function chosenOf<Name extends Facet>(facet: Name) {
  const { values, holds } = FACETS[facet];
  return list.pipe(
    z.array(z.enum<readonly FacetValue<Name>[]>(values)).max(holds === "one" ? values.length : 1),
  );
}
