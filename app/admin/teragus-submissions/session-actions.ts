"use server";

import { headers } from "next/headers";
import { closeSession, openSession } from "#server/auth/require-operator.ts";
import type { SignInResult } from "#components/inbox/data/sign-in-result.ts";
import { getDatabase } from "#server/database.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { missingAdminConfiguration } from "#server/auth/admin-password.ts";
import { checkPassword } from "#server/auth/check-password.ts";
import { knownBrowser, rememberBrowser } from "#server/auth/known-browser.ts";
import {
  consumeAttempt,
  resetAttempts,
  secondsToNextTry,
  refundAttempt,
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
  const requestId = passedRequestId(await headers());
  return requestContext().run({ requestId }, () =>
    withDeadline(VISITOR_LIMIT_MS, () => attempt(typedPassword(form))),
  );
}

/** The password field of the form; a forged request may send no form at all. */
function typedPassword(form: unknown): FormDataEntryValue | null {
  return form instanceof FormData ? form.get("password") : null;
}

async function attempt(typed: FormDataEntryValue | null): Promise<SignInResult> {
  const database = getDatabase();
  try {
    const visitor = { address: clientOf(await headers()), browser: await knownBrowser() };
    const who = { client: pseudonymOf(visitor.address), isKnown: visitor.browser !== undefined };
    const admission = await consumeAttempt(database, visitor);
    if (!admission.admitted) {
      log.warn({ ...who, ...admission }, "sign-in rejected: too many tries");
      return denied(admission.retryAfterSeconds);
    }
    const right = await isRight(typed, who.isKnown);
    if (right === undefined) {
      await refundAttempt(database, visitor);
      log.warn(who, "sign-in rejected: too many at once");
      return { status: "failed" };
    }
    if (!right) {
      log.warn(who, "sign-in denied: wrong password");
      return denied(await secondsToNextTry(database, visitor));
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

function denied(secondsToNext: number | undefined): SignInResult {
  if (secondsToNext === undefined) return { status: "denied" };
  return {
    status: "denied",
    nextTryAt: new Date(Date.now() + secondsToNext * 1_000).toISOString(),
  };
}

/** Locks the inbox and ends the session on the server, not only in this browser. */
export async function signOut(): Promise<void> {
  const sent = await headers();
  await requestContext().run({ requestId: passedRequestId(sent) }, async () => {
    if (await closeSession()) log.info({ client: pseudonymOf(clientOf(sent)) }, "signed out");
  });
}
