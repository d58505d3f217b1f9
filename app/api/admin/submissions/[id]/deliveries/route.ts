import { getDatabase } from "#server/database.ts";
import { deliverAfterAnswer } from "#server/deliveries/deliver-after-response.ts";
import { sendAgain } from "#server/deliveries/resend.ts";
import { getQuoteRequest } from "#db/quote-requests/get-quote-request.ts";
import { parseId, readChange } from "#app/api/admin/submissions/read-change.ts";
import { json, refusal } from "#app/api/admin/submissions/json.ts";
import { withSession } from "#app/api/admin/submissions/with-session.ts";
import { sendAgainSchema } from "#lib/quote-requests/quote-request-change.ts";

/** Sends a delivery again that was given up: `{ deliveryId }`. Answers with the whole request as it is now. */
export function POST(
  request: Request,
  { params }: RouteContext<"/api/admin/submissions/[id]/deliveries">,
): Promise<Response> {
  return withSession(async () => {
    const id = parseId((await params).id);
    if (id === undefined) return refusal(400, "Unknown request number.");
    const read = await readChange(request, sendAgainSchema);
    if ("refused" in read) return read.refused;
    if (!(await sendAgain(getDatabase(), id, read.change.deliveryId)))
      return refusal(409, "This is being sent already, or has arrived.");
    deliverAfterAnswer();
    return json(await getQuoteRequest(getDatabase(), id), 202);
  });
}
