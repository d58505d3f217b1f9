import { noStore } from "#server/http/response-headers.ts";
import { headers } from "next/headers";
import { HttpError } from "#lib/http/http-error.ts";
import { errorFields, log } from "#server/observability/log.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import type { z } from "zod";
import { isJson, parseJson, readText, rejectOrigin } from "#server/http/request-body.ts";
import type { NextRequest } from "next/server";
import { parseFilter, type QuoteRequestFilter } from "#lib/inbox/quote-request-filter.ts";
import { parseSort, type Sort } from "#lib/inbox/list-cursor.ts";
import type { ChangeError } from "#server/quote-requests/change-mutations.ts";

/**
 * An inbox route: turns an `HttpError` into its status and anything else into a logged 500 without details. Each route
 * checks the session itself.
 */
export function inboxRoute<Arguments extends unknown[]>(
  respond: (...given: Arguments) => Promise<Response>,
): (...given: Arguments) => Promise<Response> {
  return async (...given) =>
    withRequestId(await headers(), () => orErrorResponse(respond(...given)));
}

async function orErrorResponse(response: Promise<Response>): Promise<Response> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof HttpError)
      return inboxErrorResponse(error.status, error.message, error.retryAfterSeconds);
    log.error(errorFields(error), "an inbox request failed");
    return inboxErrorResponse(500, "Failed to fetch submissions");
  }
}

/** A JSON response with `no-store`. */
export function json(body: unknown, status = 200, retryAfterSeconds?: number): Response {
  return Response.json(body, { status, headers: noStore(status, retryAfterSeconds) });
}

export function inboxErrorResponse(
  status: number,
  error: string,
  retryAfterSeconds?: number,
): Response {
  return json({ error }, status, retryAfterSeconds);
}

/** Fits the longest note in four-byte characters, with a margin. */
const MAX_BODY_BYTES = 32 * 1024;

/** Parses a quote request's id; undefined if it is not one. */
export function parseId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** Like `parseId`, but throws a 400. */
export function readId(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new HttpError(400, "Unknown request number.");
  return id;
}

/** Parses a same-origin JSON body within the size limit against the schema. Throws an `HttpError` otherwise. */
export async function readChange<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = MAX_BODY_BYTES,
): Promise<z.output<Schema>> {
  const foreign = rejectOrigin(request.headers);
  if (foreign) throw new HttpError(foreign.status, "Send this from the inbox.");
  if (!isJson(request)) throw new HttpError(415, "Send JSON.");
  const text = await readText(request, maxBytes);
  if (text === undefined) throw new HttpError(413, "This is too long.");
  const result = schema.safeParse(parseJson(text));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new HttpError(400, problems.join("; "));
}

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

const STATUS_CODES = { unknown: 404, erased: 409, outdated: 409, illegal: 422 } as const;

export function changeErrorResponse(error: ChangeError): Response {
  return inboxErrorResponse(STATUS_CODES[error.reason], changeErrorText(error));
}

export function changeErrorText(error: ChangeError): string {
  switch (error.reason) {
    case "unknown":
      return "No request has this number.";
    case "erased":
      return "This person's data was erased; notes can no longer be added.";
    case "outdated":
      return "Somebody else changed this request in the meantime.";
    case "illegal":
      return `A request that is ${error.from} can only become ${error.legal.join(", ")}.`;
  }
}
