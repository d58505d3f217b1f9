import {
  inboxRoute,
  json,
  inboxErrorResponse,
  readChange,
} from "#app/api/admin/submissions/inbox-route.ts";
import { listUndelivered } from "#db/deliveries/delivery-queries.ts";
import { sendAgainSchema } from "#lib/inbox/quote-request-change.ts";
import { requireSession } from "#server/auth/session-mutations.ts";
import { runAfterResponse } from "#server/background/after-response.ts";
import { getDatabase } from "#server/database.ts";
import { describeFileSpace } from "#server/files/space-queries.ts";
import { getMailConfiguration, NO_MAIL_SERVER } from "#server/deliveries/mail/mail-policy.ts";
import { resendDelivery } from "#server/deliveries/delivery-mutations.ts";

/** Quote requests with a failed delivery, newest first, and what the export team must know of mail and attachments. */
export const GET = inboxRoute(async function GET() {
  await requireSession();
  return json(await describeUndelivered());
});

/** Sends a failed morning mail again: `{ deliveryId }`. Responds like GET. */
export const POST = inboxRoute(async function POST(request: Request) {
  await requireSession();
  const { deliveryId } = await readChange(request, sendAgainSchema);
  const isQueued = await resendDelivery(getDatabase(), null, deliveryId);
  if (!isQueued) return inboxErrorResponse(409, "This is being sent already, or has arrived.");
  runAfterResponse();
  return json(await describeUndelivered(), 202);
});

async function describeUndelivered() {
  return {
    ...(await listUndelivered(getDatabase())),
    notices: [
      getMailConfiguration().kind === "none" ? NO_MAIL_SERVER : null,
      await describeFileSpace(getDatabase()),
    ].filter((notice) => notice !== null),
  };
}
