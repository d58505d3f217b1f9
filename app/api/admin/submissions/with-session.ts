import { headers } from "next/headers";
import type { NextRequest } from "next/server";
import type { ChangeRefusal } from "#db/quote-request/update.ts";
import { reportOf } from "#lib/server/observability/error-report.ts";
import { log } from "#lib/server/observability/log.ts";
import { withRequestId } from "#lib/server/observability/request-id.ts";
import { verifySession } from "#lib/server/auth/session.ts";
import { parseFilter, type QuoteRequestFilter } from "#lib/quote-request/filter.ts";

/** A JSON answer that no cache keeps. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

/** A refusal in one sentence. */
export function refusal(status: number, error: string): Response {
  return json({ error }, status);
}

/** Runs a data route for a signed-in desk: 401 for everyone else, and a logged 500 without details where `respond` fails. */
export async function withSession(respond: () => Promise<Response>): Promise<Response> {
  return withRequestId(await headers(), async () => {
    try {
      if (!(await verifySession())) return refusal(401, "Sign in first.");
      return await respond();
    } catch (error) {
      log.error(reportOf(error), "an inbox request failed");
      return refusal(500, "Failed to fetch submissions");
    }
  });
}

/** Reads the filter in the address, and the parameters beside it that the route knows; 400 for whatever nobody knows. */
export function filtered<Name extends string>(
  request: NextRequest,
  others: readonly Name[],
  respond: (filter: QuoteRequestFilter, rest: Partial<Record<Name, string>>) => Promise<Response>,
): Promise<Response> {
  const parameters = new URLSearchParams(request.nextUrl.searchParams);
  const rest: Partial<Record<Name, string>> = {};
  for (const name of others) {
    const value = parameters.get(name);
    if (value !== null) rest[name] = value;
    parameters.delete(name);
  }
  const parsed = parseFilter(parameters);
  if ("filter" in parsed) return respond(parsed.filter, rest);
  return Promise.resolve(refusal(400, `Unknown filter: ${parsed.unknown.join(", ")}.`));
}

/** Says why a change was not made. */
export function refusedChange(refused: ChangeRefusal): Response {
  switch (refused.refused) {
    case "unknown":
      return refusal(404, "No request has this number.");
    case "erased":
      return refusal(409, "This person's data was erased; notes can no longer be added.");
    case "outdated":
      return refusal(409, "Somebody else changed this request in the meantime.");
    case "illegal":
      return refusal(
        422,
        `A request that is ${refused.from} can only become ${refused.legal.join(", ")}.`,
      );
  }
}
