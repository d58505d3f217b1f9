import type { NextRequest } from "next/server";
import { parseFilter, type QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { parseSort, type Sort } from "#lib/quote-requests/list-sort.ts";
import { HttpError } from "#lib/http/http-error.ts";

/** Reads the filter and the route's own parameters; throws a 400 for any other parameter. */
export function readFilter<Name extends string>(
  request: NextRequest,
  others: readonly Name[] = [],
): { filter: QuoteRequestFilter; rest: Partial<Record<Name, string>> } {
  const parameters = new URLSearchParams(request.nextUrl.searchParams);
  const rest: Partial<Record<Name, string>> = {};
  for (const name of others) {
    const [value, ...more] = parameters.getAll(name);
    if (more.length > 0) throw new HttpError(400, `Given twice: ${name}.`);
    if (value !== undefined) rest[name] = value;
    parameters.delete(name);
  }
  const parsed = parseFilter(parameters);
  if ("filter" in parsed) return { filter: parsed.filter, rest };
  throw new HttpError(400, `Unknown filter: ${parsed.unknown.join(", ")}.`);
}

/** Reads the filter and the sort order; throws a 400 for an unknown one. */
export function readView<Name extends string>(
  request: NextRequest,
  others: readonly Name[],
): {
  filter: QuoteRequestFilter;
  sort: Sort | undefined;
  rest: Partial<Record<Name | "sort", string>>;
} {
  const { filter, rest } = readFilter<Name | "sort">(request, ["sort", ...others]);
  const sort = rest.sort ? parseSort(rest.sort) : undefined;
  if (rest.sort && !sort) throw new HttpError(400, "Unknown sort.");
  return { filter, sort, rest };
}
