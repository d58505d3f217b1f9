"use server";

import { headers } from "next/headers";
import { after } from "next/server";
import { closeSession, openSession } from "#server/auth/require-operator.ts";
import type { LinkRequest, SignInResult } from "#components/inbox/data/sign-in-result.ts";
import { getDatabase } from "#server/database.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { admitByLink } from "#server/auth/admit-by-link.ts";
import { missingAdminConfiguration } from "#server/auth/admin-password.ts";
import { checkPassword } from "#server/auth/check-password.ts";
import { knownBrowser, rememberBrowser } from "#server/auth/known-browser.ts";
import { canMailSignInLink, mailSignInLink } from "#server/auth/mail-sign-in-link.ts";
import {
  consumeAttempt,
  isLimited,
  resetAttempts,
  secondsToNextTry,
  refundAttempt,
  type Visitor,
} from "#server/auth/sign-in-rate-limit.ts";
import { clientOf } from "#server/http/client-address.ts";
import { getEnv } from "#server/env/env.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { pseudonymOf } from "#server/rate-limit/rate-limit.ts";
import { requestContext } from "#server/observability/request-context.ts";
import { passedRequestId } from "#server/observability/request-id.ts";

/** Opens the inbox for the right password. Wrong ones lock the sender out for a while and delay unknown senders. */
export async function signIn(
  _previous: SignInResult | null,
  form: FormData,
): Promise<SignInResult> {
  return inRequest(() => attempt(form));
}

/** Mails a link to the desk if this visitor's attempts are limited. Answers alike in any case, and before mailing. */
export async function requestSignInLink(_previous: LinkRequest | null): Promise<LinkRequest> {
  return inRequest(async () => {
    try {
      const database = getDatabase();
      const visitor = await identify();
      if (canMailSignInLink() && (await isLimited(database, visitor)))
        after(() => mailSignInLink(database));
      return { status: "requested" };
    } catch (error) {
      log.error(reportOf(error), "a sign-in link could not be requested");
      return { status: "failed" };
    }
  });
}

async function inRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  const requestId = passedRequestId(await headers());
  return requestContext().run({ requestId }, () => withDeadline(VISITOR_LIMIT_MS, work));
}

async function identify(admitted?: string): Promise<Visitor> {
  return { address: clientOf(await headers()), browser: admitted ?? (await knownBrowser()) };
}

/** A text field of the form; a forged request may send a file or no form at all. */
function textOf(form: unknown, name: string): string {
  const value = form instanceof FormData ? form.get(name) : null;
  return typeof value === "string" ? value : "";
}

async function attempt(form: unknown): Promise<SignInResult> {
  const database = getDatabase();
  try {
    const link = textOf(form, "link");
    const admitted = link ? await admitByLink(database, link) : undefined;
    const visitor = await identify(admitted);
    const isLinkVoid = link !== "" && !visitor.browser;
    const who = { client: pseudonymOf(visitor.address), isKnown: visitor.browser !== undefined };
    const admission = await consumeAttempt(database, visitor);
    if (!admission.admitted) {
      log.warn({ ...who, ...admission }, "sign-in rejected: too many tries");
      return denied(admission.retryAfterSeconds, isLinkVoid);
    }
    const right = await isRight(textOf(form, "password"), who.isKnown);
    if (right === undefined) {
      await refundAttempt(database, visitor);
      log.warn(who, "sign-in rejected: too many at once");
      return { status: "failed" };
    }
    if (!right) {
      log.warn(who, "sign-in denied: wrong password");
      return denied(await secondsToNextTry(database, visitor), isLinkVoid);
    }
    await resetAttempts(database, visitor);
    await openSession();
    await rememberBrowser();
    log.info(who, "signed in");
    return { status: "granted" };
  } catch (error) {
    log.error(reportOf(error), "sign-in failed");
    return { status: "failed" };
  }
}

async function isRight(
  typed: FormDataEntryValue | null,
  isKnown: boolean,
): Promise<boolean | undefined> {
  const env = getEnv();
  const right = await checkPassword(env, typeof typed === "string" ? typed : "", isKnown);
  return right && missingAdminConfiguration(env).length === 0;
}

function denied(secondsToNext: number | undefined, isLinkVoid: boolean): SignInResult {
  return {
    status: "denied",
    ...(isLinkVoid && { isLinkVoid }),
    ...(secondsToNext !== undefined && {
      nextTryAt: new Date(Date.now() + secondsToNext * 1_000).toISOString(),
    }),
  };
}

/** Locks the inbox and ends the session on the server, not only in this browser. */
export async function signOut(): Promise<void> {
  const sent = await headers();
  await requestContext().run({ requestId: passedRequestId(sent) }, async () => {
    if (await closeSession()) log.info({ client: pseudonymOf(clientOf(sent)) }, "signed out");
  });
}
