import {
  inboxRoute,
  json,
  inboxErrorResponse,
  readChange,
  readId,
} from "#app/api/admin/submissions/inbox-route.ts";
import { getQuoteRequest } from "#db/quote-requests/request-queries.ts";
import { sendAgainSchema } from "#lib/inbox/quote-request-change.ts";
import { requireSession } from "#server/auth/session-mutations.ts";
import { runAfterResponse } from "#server/background/after-response.ts";
import { getDatabase } from "#server/database.ts";
import { resendDelivery } from "#server/deliveries/delivery-mutations.ts";

type Context = RouteContext<"/api/admin/submissions/[id]/deliveries">;

/** Sends a failed delivery again: `{ deliveryId }`. Responds with the updated quote request. */
export const POST = inboxRoute(async function POST(request: Request, { params }: Context) {
  await requireSession();
  const id = readId((await params).id);
  const { deliveryId } = await readChange(request, sendAgainSchema);
  const isQueued = await resendDelivery(getDatabase(), id, deliveryId);
  if (!isQueued) return inboxErrorResponse(409, "This is being sent already, or has arrived.");
  runAfterResponse();
  return json(await getQuoteRequest(getDatabase(), id), 202);
});
