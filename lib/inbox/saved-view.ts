import "#lib/validation/configure-zod.ts";
import { z } from "zod";
import { normalizeLine } from "#lib/validation/normalize-text.ts";
import { formatFilter, parseFilter, type QuoteRequestFilter } from "./quote-request-filter.ts";
import { parseSort, type Sort } from "./list-cursor.ts";

/** Repeated by database constraints. */
export const VIEW_NAME_LIMIT = 60;
/** Every value of every filter at once takes 700 characters. */
export const VIEW_LIMIT = 2_000;

/** A filter and an order of the list. */
export type ListedView = { filter: QuoteRequestFilter; sort: Sort | undefined };

export function formatView({ filter, sort }: ListedView): URLSearchParams {
  const parameters = formatFilter(filter);
  if (sort) parameters.set("sort", sort);
  return parameters;
}

/** As it is saved: without the search. */
export function formatSavedView({ filter, sort }: ListedView): string {
  return formatView({ filter: { ...filter, q: undefined }, sort }).toString();
}

/** Undefined if a parameter is unknown, so that a view never shows more than it was saved with. */
export function parseView(text: string): ListedView | undefined {
  const parameters = new URLSearchParams(text);
  const order = parameters.get("sort");
  const sort = order === null ? undefined : parseSort(order);
  parameters.delete("sort");
  const parsed = parseFilter(parameters);
  return "filter" in parsed && (order === null || sort)
    ? { filter: parsed.filter, sort }
    : undefined;
}

export const savedViewSchema = z.strictObject({
  name: z
    .string()
    .transform(normalizeLine)
    .pipe(z.string().min(1, "is empty").max(VIEW_NAME_LIMIT)),
  view: z
    .string()
    .max(VIEW_LIMIT)
    .refine((text) => parseView(text) !== undefined, "is no view")
    .refine((text) => !new URLSearchParams(text).has("q"), "has a search"),
  isShared: z.boolean(),
});
export type SavedViewInput = z.output<typeof savedViewSchema>;

export const savedViewKeySchema = z.strictObject({ id: z.int().positive() });
