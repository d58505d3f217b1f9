"use server";

import { headers } from "next/headers";
import type { SignInResult } from "#components/inbox/sign-in-result.ts";
import { getDatabase } from "#db/client.ts";
import { isAdminPassword, missingAdminConfiguration } from "#lib/server/auth/admin-password.ts";
import { clientOf } from "#lib/server/client-address.ts";
import { getEnv } from "#lib/server/env.ts";
import { reportOf } from "#lib/server/observability/error-report.ts";
import { log } from "#lib/server/observability/log.ts";
import { consume, reset, SIGN_IN_LIMIT } from "#lib/server/rate-limit.ts";
import { requestContext } from "#lib/server/observability/request-context.ts";
import { passedRequestId } from "#lib/server/observability/request-id.ts";
import { closeSession, openSession } from "#app/admin/session.ts";

/** Opens the inbox for the right password. Ten wrong ones from one client lock it out for a while. */
export async function signIn(
  _previous: SignInResult | null,
  form: FormData,
): Promise<SignInResult> {
  const requestId = passedRequestId(await headers());
  return requestContext().run({ requestId }, () => attempt(typedPassword(form)));
}

/** What stands in the form's field; a stranger may send no form at all. */
function typedPassword(form: unknown): FormDataEntryValue | null {
  return form instanceof FormData ? form.get("password") : null;
}

async function attempt(typed: FormDataEntryValue | null): Promise<SignInResult> {
  const env = getEnv();
  const client = clientOf(await headers());
  try {
    // Counted before the password is looked at, so that attempts sent at once don't slip past the limit together.
    const counted = await consume(getDatabase(), SIGN_IN_LIMIT, client);
    if (!counted.allowed) {
      log.warn({ retryAfterSeconds: counted.retryAfterSeconds }, "sign-in refused: locked out");
      return { status: "denied" };
    }
    const right = typeof typed === "string" && (await isAdminPassword(env, typed));
    if (!right || missingAdminConfiguration(env).length > 0) return { status: "denied" };
    await reset(getDatabase(), SIGN_IN_LIMIT, client);
    await openSession();
    return { status: "granted" };
  } catch (error) {
    log.error(reportOf(error), "sign-in failed");
    return { status: "failed" };
  }
}

/** Locks the inbox again; the session is over on the server, not only in this browser. */
export async function signOut(): Promise<void> {
  await closeSession();
}
