import type { NextRequest } from "next/server";
import { inboxRoute, json, readFilter } from "#app/api/admin/submissions/inbox-route.ts";
import { countFacet, countQuoteRequests } from "#db/quote-requests/count-queries.ts";
import { HttpError } from "#lib/http/http-error.ts";
import { FACET_NAMES } from "#lib/inbox/quote-request-filter.ts";
import { requireSession } from "#server/auth/session-mutations.ts";
import { getDatabase } from "#server/database.ts";

/** Counts what the filter matches, in total and for each tab, or for each value of a `facet`. */
export const GET = inboxRoute(async function GET(request: NextRequest) {
  await requireSession();
  const { filter, rest } = readFilter(request, ["facet"]);
  if (rest.facet === undefined) return json(await countQuoteRequests(getDatabase(), filter));
  const facet = FACET_NAMES.find((name) => name === rest.facet);
  if (!facet) throw new HttpError(400, "Unknown facet.");
  return json(await countFacet(getDatabase(), filter, facet));
});
