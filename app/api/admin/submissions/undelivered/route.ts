import { json, refusal } from "#app/api/admin/submissions/json.ts";
import { readChange } from "#app/api/admin/submissions/read-change.ts";
import { withSession } from "#app/api/admin/submissions/with-session.ts";
import { getDatabase } from "#server/database.ts";
import { deliverAfterAnswer } from "#server/deliveries/deliver-after-response.ts";
import { listUndelivered } from "#db/deliveries/list-deliveries.ts";
import { sendAgain } from "#server/deliveries/resend.ts";
import { sendAgainSchema } from "#lib/quote-requests/quote-request-change.ts";
import {
  getMailConfiguration,
  NO_MAIL_SERVER,
} from "#server/deliveries/mail/mail-configuration.ts";

/** The requests of which somebody could not be told, newest first, and why no mail goes out, where none does. */
export function GET(): Promise<Response> {
  return withSession(async () => json(await describeUndelivered()));
}

/** Sends a morning's mail again that was given up: `{ deliveryId }`. Answers with what is undelivered now. */
export function POST(request: Request): Promise<Response> {
  return withSession(async () => {
    const read = await readChange(request, sendAgainSchema);
    if ("refused" in read) return read.refused;
    if (!(await sendAgain(getDatabase(), null, read.change.deliveryId)))
      return refusal(409, "This is being sent already, or has arrived.");
    deliverAfterAnswer();
    return json(await describeUndelivered(), 202);
  });
}

async function describeUndelivered() {
  return {
    ...(await listUndelivered(getDatabase())),
    notice: getMailConfiguration().kind === "none" ? NO_MAIL_SERVER : null,
  };
}
