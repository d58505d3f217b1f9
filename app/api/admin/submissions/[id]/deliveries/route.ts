import { after } from "next/server";
import { getDatabase } from "#db/client.ts";
import { deliverAfterAnswer } from "#db/deliveries/deliver.ts";
import { sendAgain } from "#db/deliveries/send-again.ts";
import { getQuoteRequest } from "#db/quote-request/get.ts";
import { parseId, readChange } from "#app/api/admin/submissions/read-change.ts";
import { json, refusal } from "#app/api/admin/submissions/json.ts";
import { withSession } from "#app/api/admin/submissions/with-session.ts";
import { sendAgainSchema } from "#lib/quote-request/change.ts";

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
    after(deliverAfterAnswer);
    return json(await getQuoteRequest(getDatabase(), id), 202);
  });
}
