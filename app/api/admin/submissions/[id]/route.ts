import { deliverAfterAnswer } from "#server/deliveries/deliver-after-response.ts";
import { webhookNames } from "#server/deliveries/webhooks/webhook-targets.ts";
import { getDatabase } from "#server/database.ts";
import { updateQuoteRequest } from "#server/quote-requests/change-quote-request.ts";
import { getQuoteRequest } from "#db/quote-requests/get-quote-request.ts";
import { parseId, readChange } from "#app/api/admin/submissions/read-change.ts";
import { changeRefusal } from "#app/api/admin/submissions/change-refusal.ts";
import { json, refusal } from "#app/api/admin/submissions/json.ts";
import { withPerson } from "#app/api/admin/submissions/with-operator.ts";
import { withSession } from "#app/api/admin/submissions/with-session.ts";
import { quoteRequestChangeSchema } from "#lib/quote-requests/quote-request-change.ts";

type Context = RouteContext<"/api/admin/submissions/[id]">;

/** One whole request with its history. */
export function GET(_request: Request, { params }: Context): Promise<Response> {
  return withSession(async () => {
    const id = parseId((await params).id);
    if (id === undefined) return refusal(400, "Unknown request number.");
    const submission = await getQuoteRequest(getDatabase(), id);
    return submission ? json(submission) : refusal(404, "No request has this number.");
  });
}

/** Changes its status or assignee: `{ version, status?, assignee? }`. Answers with the whole request as it is now. */
export function PATCH(request: Request, { params }: Context): Promise<Response> {
  return withPerson(async (person) => {
    const id = parseId((await params).id);
    if (id === undefined) return refusal(400, "Unknown request number.");
    const read = await readChange(request, quoteRequestChangeSchema);
    if ("refused" in read) return read.refused;
    const refused = await updateQuoteRequest(
      getDatabase(),
      person,
      id,
      read.change,
      webhookNames(),
    );
    if (refused) return changeRefusal(refused);
    if (read.change.status) deliverAfterAnswer();
    return json(await getQuoteRequest(getDatabase(), id));
  });
}
