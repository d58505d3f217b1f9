import type { NextRequest } from "next/server";
import { getDatabase } from "#db/client.ts";
import { countQuoteRequests } from "#db/quote-request/count.ts";
import { filtered, withSession, json } from "#app/api/admin/submissions/with-session.ts";

/** How many requests the filter in the address shows, and each of its values would show. */
export function GET(request: NextRequest): Promise<Response> {
  return withSession(() =>
    filtered(request, [], async (filter) => json(await countQuoteRequests(getDatabase(), filter))),
  );
}
