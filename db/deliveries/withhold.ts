import type { Database } from "#db/client.ts";
import { consume, type RateLimit } from "#lib/server/rate-limit.ts";
import type { Message } from "./message.ts";

/** Mails to one address, so that nobody fills a stranger's mailbox through the form. */
const BUYER_MAIL_RATE_LIMIT: RateLimit = {
  name: "buyer-mail",
  points: 3,
  seconds: 24 * 60 * 60,
};

/**
 * Why a message is not to be sent at all, or undefined where it is. Counts the first attempt of a mail to a buyer; one
 * that a killed process took with it counts too, since too many would be worse than too few.
 */
export async function reasonToWithhold(
  database: Database,
  { delivery, request }: Message,
): Promise<string | undefined> {
  if (request.erasedAt) return "The person's data was removed.";
  if (delivery.channel === "webhook") return undefined;
  if (request.status === "spam") return "The request was marked as spam.";
  if (delivery.channel === "desk-mail" || delivery.attempts > 0) return undefined;
  const { allowed } = await consume(database, BUYER_MAIL_RATE_LIMIT, request.email);
  return allowed ? undefined : "This address was sent three mails within a day.";
}
