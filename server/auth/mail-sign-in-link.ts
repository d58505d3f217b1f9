import "server-only";
import { composeSignInLinkMail } from "#server/deliveries/mail/sign-in-link-mail.tsx";
import { getMailConfiguration } from "#server/deliveries/mail/mail-configuration.ts";
import { sendMail } from "#server/deliveries/mail/send-mail.ts";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import {
  consume,
  refund,
  type CounterDatabase,
  type RateLimit,
} from "#server/rate-limit/rate-limit.ts";
import { createSignInLink } from "./sign-in-link.ts";

/** A link outlives this limit, so that the mailbox holds a valid one even if strangers have asked for all of them. */
const MAILS: RateLimit = { name: "sign-in-link", points: 2, seconds: 30 * 60 };
const ALL = "all";

/** Whether a link can be mailed. */
export function canMailSignInLink(): boolean {
  return getMailConfiguration().kind !== "none";
}

/** Mails a link to the export team, unless two were mailed within the last half hour. */
export async function mailSignInLink(database: CounterDatabase): Promise<void> {
  if (!(await consume(database, MAILS, ALL)).allowed) return;
  const outcome = await sendMail(await composeSignInLinkMail(await createSignInLink(getEnv())));
  if (outcome.result === "delivered") return log.info("a sign-in link was mailed");
  await refund(database, MAILS, ALL);
  log.error({ outcome }, "a sign-in link could not be mailed");
}
