"use server";

import type { FactorResult } from "#components/inbox/session/factor-form.tsx";
import { endOtherAdminSessions } from "#db/admin-sessions.ts";
import { deleteSecondFactor, findSecondFactor, insertSecondFactor } from "#db/stored-factor.ts";
import { checkCredentials, type CredentialsResult } from "#server/auth/credentials-action.ts";
import { verifySession } from "#server/auth/session-mutations.ts";
import {
  createRecoveryCodes,
  createSetup,
  explainCode,
  findTimeStep,
  readSetup,
  sealSecret,
  spendCode,
  type CodeCheck,
} from "#server/auth/second-factor-mutations.ts";
import {
  requestAddress,
  codeOf,
  inRequest,
  nextTry,
  fieldText,
} from "#app/admin/teragus-submissions/sign-in-request.ts";
import { getDatabase } from "#server/database.ts";
import { getEnv } from "#server/env/env.ts";
import { reportOf, log } from "#server/observability/log.ts";

/** Turns the second factor on for the password and a code of its secret, and returns the recovery codes. */
export async function turnOnFactor(
  _previous: FactorResult | null,
  form: FormData,
): Promise<FactorResult> {
  return inSession(async (sessionId) => {
    const env = getEnv();
    const opened = await readSetup(env, fieldText(form, "setup"));
    if (!opened) return { status: "expired", setup: await createSetup(env) };
    const { setup, secret } = opened;
    const typed = fieldText(form, "code");
    const lastStep = findTimeStep(secret, typed);
    const checked = await check(form, () =>
      Promise.resolve(lastStep === undefined ? explainCode(secret, typed) : "right"),
    );
    if (checked.status !== "right" || lastStep === undefined) return refused(checked, { setup });
    const { codes, hashes } = createRecoveryCodes();
    const stored = { secret: await sealSecret(env, secret), lastStep, recoveryCodes: hashes };
    // Somebody else was faster.
    if (!(await insertSecondFactor(getDatabase(), stored))) return { status: "failed", setup };
    // Whoever has signed in with the password alone signs in again with both (ASVS 7.4.3).
    await endOtherAdminSessions(getDatabase(), sessionId);
    log.info("the second factor was turned on");
    return { status: "on", recoveryCodes: codes };
  });
}

/** Turns the second factor off for the password and a code. */
export async function turnOffFactor(
  _previous: FactorResult | null,
  form: FormData,
): Promise<FactorResult> {
  return inSession(async (sessionId) => {
    const factor = await findSecondFactor(getDatabase());
    if (!factor) return { status: "off" };
    const checked = await check(form, () =>
      spendCode(getDatabase(), getEnv(), factor, codeOf(form)),
    );
    if (checked.status !== "right") return refused(checked);
    await deleteSecondFactor(getDatabase());
    await endOtherAdminSessions(getDatabase(), sessionId);
    log.info("the second factor was turned off");
    return { status: "off" };
  });
}

async function inSession(work: (sessionId: string) => Promise<FactorResult>) {
  return inRequest(async (): Promise<FactorResult> => {
    try {
      const session = await verifySession();
      return session ? await work(session.id) : { status: "locked" };
    } catch (error) {
      log.error(reportOf(error), "the second factor was not changed");
      return { status: "failed" };
    }
  });
}

async function check(form: FormData, checkCode: () => Promise<CodeCheck>) {
  const password = fieldText(form, "password");
  return checkCredentials(getDatabase(), await requestAddress(), { password, checkCode });
}

function refused(checked: CredentialsResult, kept: Pick<FactorResult, "setup"> = {}): FactorResult {
  if (checked.status !== "wrong") return { status: "failed", ...kept };
  const { part, code, retryAfterSeconds } = checked;
  return { status: "denied", part, code, ...nextTry(retryAfterSeconds), ...kept };
}
