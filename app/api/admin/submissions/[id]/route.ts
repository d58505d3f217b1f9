import { changeErrorResponse } from "#app/api/admin/submissions/change-error-response.ts";
import { inboxRoute } from "#app/api/admin/submissions/inbox-route.ts";
import { json, errorResponse } from "#app/api/admin/submissions/json.ts";
import { readChange, readId } from "#app/api/admin/submissions/read-change.ts";
import { getQuoteRequest } from "#db/quote-requests/get-quote-request.ts";
import { quoteRequestChangeSchema } from "#lib/quote-requests/quote-request-change.ts";
import { requireOperator, requireSession } from "#server/auth/require-operator.ts";
import { runAfterResponse } from "#server/background/after-response.ts";
import { getDatabase } from "#server/database.ts";
import { webhookNames } from "#server/deliveries/webhooks/webhook-targets.ts";
import { updateQuoteRequest } from "#server/quote-requests/change-quote-request.ts";

type Context = RouteContext<"/api/admin/submissions/[id]">;

export const GET = inboxRoute(async (_request: Request, { params }: Context) => {
  await requireSession();
  const id = readId((await params).id);
  const submission = await getQuoteRequest(getDatabase(), id);
  return submission ? json(submission) : errorResponse(404, "No request has this number.");
});

/** Changes status or assignee: `{ version, status?, assignee? }`. Responds with the updated quote request. */
export const PATCH = inboxRoute(async (request: Request, { params }: Context) => {
  const operator = await requireOperator();
  const id = readId((await params).id);
  const change = await readChange(request, quoteRequestChangeSchema);
  const error = await updateQuoteRequest(getDatabase(), operator, id, change, webhookNames());
  if (error) return changeErrorResponse(error);
  if (change.status) runAfterResponse();
  return json(await getQuoteRequest(getDatabase(), id));
});
