import { mailboxOf } from "#lib/quote-requests/mailbox.ts";
import type { Database } from "#db/client.ts";
import { consume, type RateLimit } from "#server/rate-limit/rate-limit.ts";
import type { Message } from "./get-delivery-message.ts";
import type { Morning } from "./get-morning-mail.ts";

/** Limits mails to one mailbox, under any of its addresses, so that the form cannot flood a stranger's. */
const BUYER_MAIL_RATE_LIMIT: RateLimit = {
  name: "buyer-mail",
  points: 3,
  seconds: 24 * 60 * 60,
};

/** Why not to send, or undefined. A buyer's mail counts at its first attempt, even if the process was killed. */
export async function findSkipReason(
  database: Database,
  message: Message,
): Promise<string | undefined> {
  if ("morning" in message) return findSkipReasonOfMorning(message.morning);
  const { delivery, request } = message;
  if (request.erasedAt) return "The person's data was removed.";
  if (delivery.channel === "webhook") return undefined;
  if (request.status === "spam") return "The request was marked as spam.";
  if (delivery.channel === "desk-mail" || delivery.attempts > 0) return undefined;
  const { allowed } = await consume(database, BUYER_MAIL_RATE_LIMIT, mailboxOf(request.email));
  return allowed ? undefined : "This address was sent three mails within a day.";
}

function findSkipReasonOfMorning({ rows, notice, isOutdated }: Morning): string | undefined {
  if (isOutdated) return "A later morning's mail says it.";
  return rows.length > 0 || notice ? undefined : "Nothing is late or due today any more.";
}
