import {
  changeErrorResponse,
  inboxRoute,
  json,
  inboxErrorResponse,
  readChange,
  readId,
} from "#app/api/admin/submissions/inbox-route.ts";
import { getQuoteRequest } from "#db/quote-requests/request-queries.ts";
import { quoteRequestChangeSchema } from "#lib/inbox/quote-request-change.ts";
import { requireOperator, requireSession } from "#server/auth/session-mutations.ts";
import { runAfterResponse } from "#server/background/after-response.ts";
import { getDatabase } from "#server/database.ts";
import { webhookNames } from "#server/deliveries/webhooks/webhook-format.ts";
import { updateQuoteRequest } from "#server/quote-requests/change-mutations.ts";

type Context = RouteContext<"/api/admin/submissions/[id]">;

export const GET = inboxRoute(async function GET(_request: Request, { params }: Context) {
  await requireSession();
  const id = readId((await params).id);
  const quoteRequest = await getQuoteRequest(getDatabase(), id);
  return quoteRequest ? json(quoteRequest) : inboxErrorResponse(404, "No request has this number.");
});

/** Changes status or assignee: `{ version, status?, assignee? }`. Responds with the updated quote request. */
export const PATCH = inboxRoute(async function PATCH(request: Request, { params }: Context) {
  const operator = await requireOperator();
  const id = readId((await params).id);
  const change = await readChange(request, quoteRequestChangeSchema);
  const error = await updateQuoteRequest(getDatabase(), operator, id, change, webhookNames());
  if (error) return changeErrorResponse(error);
  if (change.status) runAfterResponse();
  return json(await getQuoteRequest(getDatabase(), id));
});
