import type { NextRequest } from "next/server";
import { inboxRoute, json, inboxErrorResponse } from "#app/api/admin/submissions/inbox-route.ts";
import { listNewRequests } from "#db/quote-requests/new-request-queries.ts";
import { requireSession } from "#server/auth/session-mutations.ts";
import { getDatabase } from "#server/database.ts";

const ID = /^(0|[1-9]\d{0,14})$/;

/**
 * Quote requests newer than `after`, or the newest ones without it. An open inbox polls this route, so it does not
 * extend the session.
 */
export const GET = inboxRoute(async function GET(request: NextRequest) {
  await requireSession({ isUse: false });
  const text = request.nextUrl.searchParams.get("after");
  if (text !== null && !ID.test(text)) return inboxErrorResponse(400, "Unknown request number.");
  return json(await listNewRequests(getDatabase(), text === null ? undefined : Number(text)));
});
