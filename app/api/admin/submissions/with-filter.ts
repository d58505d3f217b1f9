import type { NextRequest } from "next/server";
import { parseFilter, type QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { parseSort, type Sort } from "#lib/quote-requests/list-sort.ts";
import { refusal } from "./json.ts";

/** Reads the filter in the address, and the parameters beside it that the route knows; 400 for whatever nobody knows. */
export async function withFilter<Name extends string>(
  request: NextRequest,
  others: readonly Name[],
  respond: (filter: QuoteRequestFilter, rest: Partial<Record<Name, string>>) => Promise<Response>,
): Promise<Response> {
  const parameters = new URLSearchParams(request.nextUrl.searchParams);
  const rest: Partial<Record<Name, string>> = {};
  for (const name of others) {
    const [value, ...more] = parameters.getAll(name);
    if (more.length > 0) return refusal(400, `Given twice: ${name}.`);
    if (value !== undefined) rest[name] = value;
    parameters.delete(name);
  }
  const parsed = parseFilter(parameters);
  if ("filter" in parsed) return respond(parsed.filter, rest);
  return refusal(400, `Unknown filter: ${parsed.unknown.join(", ")}.`);
}

/** Reads the order too that the address asks for; 400 for one that nobody knows. */
export function withView<Name extends string>(
  request: NextRequest,
  others: readonly Name[],
  respond: (
    view: { filter: QuoteRequestFilter; sort: Sort | undefined },
    rest: Partial<Record<Name, string>>,
  ) => Promise<Response>,
): Promise<Response> {
  return withFilter(request, ["sort", ...others], async (filter, { sort: text, ...rest }) => {
    const sort = text ? parseSort(text) : undefined;
    if (text && !sort) return refusal(400, "Unknown sort.");
    return respond({ filter, sort }, rest as Partial<Record<Name, string>>);
  });
}
