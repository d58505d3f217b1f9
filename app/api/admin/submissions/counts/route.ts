import type { NextRequest } from "next/server";
import { getDatabase } from "#server/database.ts";
import { countQuoteRequests } from "#db/quote-requests/count-quote-requests.ts";
import { json } from "#app/api/admin/submissions/json.ts";
import { withFilter } from "#app/api/admin/submissions/with-filter.ts";
import { withSession } from "#app/api/admin/submissions/with-session.ts";

/** How many requests the filter in the address shows, and each of its values would show. */
export function GET(request: NextRequest): Promise<Response> {
  return withSession(() =>
    withFilter(request, [], async (filter) =>
      json(await countQuoteRequests(getDatabase(), filter)),
    ),
  );
}
