"use server";

import type { SignInResult } from "#components/inbox/session/inbox-gate.tsx";
import { findSecondFactor } from "#db/stored-factor.ts";
import { closeSession, openSession } from "#server/auth/session-mutations.ts";
import { checkCredentials } from "#server/auth/credentials-action.ts";
import { spendCode } from "#server/auth/second-factor-mutations.ts";
import { requestAddress, codeOf, inRequest, nextTry, fieldText } from "./sign-in-request.ts";
import { getDatabase } from "#server/database.ts";
import { getEnv } from "#server/env/env.ts";
import { reportOf, log } from "#server/observability/log.ts";
import { pseudonymOf } from "#server/limits/rate-limit.ts";

/** Opens the inbox for the right password. Wrong ones lock the sender and the sender's network out for a while. */
export async function signIn(
  _previous: SignInResult | null,
  form: FormData,
): Promise<SignInResult> {
  return inRequest(async () => {
    const database = getDatabase();
    try {
      const address = await requestAddress();
      const factor = await findSecondFactor(database);
      const checked = await checkCredentials(database, address, {
        password: fieldText(form, "password"),
        checkCode: factor && (() => spendCode(database, getEnv(), factor, codeOf(form))),
      });
      if (checked.status === "busy") return { status: "failed" };
      if (checked.status === "wrong")
        return {
          status: "denied",
          ...nextTry(checked.retryAfterSeconds),
          ...(factor && { asksForCode: true, code: checked.code }),
        };
      await openSession();
      log.info({ client: pseudonymOf(address) }, "signed in");
      return { status: "granted" };
    } catch (error) {
      log.error(reportOf(error), "sign-in failed");
      return { status: "failed" };
    }
  });
}

/** Locks the inbox and ends the session on the server, not only in this browser. */
export async function signOut(): Promise<void> {
  await inRequest(async () => {
    if (await closeSession())
      log.info({ client: pseudonymOf(await requestAddress()) }, "signed out");
  });
}
