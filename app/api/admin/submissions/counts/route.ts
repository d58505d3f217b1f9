import type { NextRequest } from "next/server";
import { inboxRoute } from "#app/api/admin/submissions/inbox-route.ts";
import { json } from "#app/api/admin/submissions/json.ts";
import { readFilter } from "#app/api/admin/submissions/read-filter.ts";
import { countQuoteRequests } from "#db/quote-requests/count-quote-requests.ts";
import { requireSession } from "#server/auth/require-operator.ts";
import { getDatabase } from "#server/database.ts";

/** Counts the quote requests that match the filter, in total and for each value of each filter. */
export const GET = inboxRoute(async (request: NextRequest) => {
  await requireSession();
  const { filter } = readFilter(request);
  return json(await countQuoteRequests(getDatabase(), filter));
});
