"use server";

import { headers } from "next/headers";
import { openSession } from "#server/auth/require-operator.ts";
import type { AuthOpening } from "#components/inbox/auth/auth-opening.ts";
import { getDatabase } from "#server/database.ts";
import { authPolicy } from "#server/auth/auth-configuration.ts";
import { knownBrowser, rememberBrowser } from "#server/auth/known-browser.ts";
import { CONFIRMED_SECONDS } from "#server/auth/admin-session.ts";
import { consumeAttempt, resetAttempts, refundAttempt } from "#server/auth/sign-in-rate-limit.ts";
import { verifyAccessToken } from "#server/auth/verify-access-token.ts";
import { clientOf } from "#server/http/client-address.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { getEnv } from "#server/env/env.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { requestContext } from "#server/observability/request-context.ts";
import { passedRequestId } from "#server/observability/request-id.ts";
import { pseudonymOf } from "#server/rate-limit/rate-limit.ts";

/** Opens the inbox for a valid auth-service token, under the verified name. Shares the rate limit of the password. */
export async function openWithAuth(accessToken: unknown): Promise<AuthOpening> {
  const requestId = passedRequestId(await headers());
  return requestContext().run({ requestId }, async () => {
    try {
      return await attempt(accessToken);
    } catch (error) {
      log.error(reportOf(error), "sign-in failed");
      return { status: "failed" };
    }
  });
}

async function attempt(accessToken: unknown): Promise<AuthOpening> {
  const policy = authPolicy(getEnv());
  if (!policy) return { status: "rejected", reason: "token" };
  const visitor = { address: clientOf(await headers()), browser: await knownBrowser() };
  const who = { client: pseudonymOf(visitor.address), isKnown: visitor.browser !== undefined };
  const admission = await inTime(() => consumeAttempt(getDatabase(), visitor));
  if (!admission.admitted) {
    log.warn({ ...who, ...admission }, "sign-in rejected: too many tries");
    const wait = admission.retryAfterSeconds * 1_000;
    return { status: "denied", nextTryAt: new Date(Date.now() + wait).toISOString() };
  }
  const verdict = await verifyAccessToken(policy, accessToken);
  if (verdict.status === "unreachable") {
    await inTime(() => refundAttempt(getDatabase(), visitor));
    log.error({ ...who, detail: verdict.detail }, "sign-in failed: auth service did not respond");
    return { status: "unreachable" };
  }
  if (verdict.status === "rejected") {
    log.warn({ ...who, reason: verdict.reason }, "sign-in denied by the auth service's token");
    return verdict;
  }
  const { name, authSessionId } = verdict;
  await inTime(async () => {
    await resetAttempts(getDatabase(), visitor);
    await openSession({ name, authSessionId, seconds: CONFIRMED_SECONDS });
    await rememberBrowser();
  });
  log.info(who, "signed in by the auth service");
  return { status: "granted" };
}

/** Applies the database deadline, which is separate from the auth service's. */
function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  return withDeadline(VISITOR_LIMIT_MS, work);
}
