"use server";

import type { FactorResult } from "#components/inbox/second-factor/factor-result.ts";
import { endOtherPasswordSessions } from "#db/admin-sessions.ts";
import { deleteSecondFactor, findSecondFactor, insertSecondFactor } from "#db/stored-factor.ts";
import { checkCredentials, type CredentialsVerdict } from "#server/auth/check-credentials.ts";
import { verifySession } from "#server/auth/require-operator.ts";
import {
  createRecoveryCodes,
  createSetup,
  findTimeStep,
  readSetup,
  sealSecret,
  spendCode,
} from "#server/auth/second-factor.ts";
import {
  codeOf,
  identifyVisitor,
  inRequest,
  nextTry,
  textOf,
} from "#app/admin/teragus-submissions/sign-in-request.ts";
import { getDatabase } from "#server/database.ts";
import { getEnv } from "#server/env/env.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";

/** Turns the second factor on for the password and a code of its secret, and returns the recovery codes. */
export async function turnOnFactor(
  _previous: FactorResult | null,
  form: FormData,
): Promise<FactorResult> {
  return inSession(async (sessionId) => {
    const env = getEnv();
    const opened = await readSetup(env, textOf(form, "setup"));
    if (!opened) return { status: "expired", setup: await createSetup(env) };
    const { setup, secret } = opened;
    const lastStep = findTimeStep(secret, textOf(form, "code"));
    const verdict = await check(form, () => Promise.resolve(lastStep !== undefined));
    if (verdict.status !== "right" || lastStep === undefined) return refused(verdict, { setup });
    const { codes, hashes } = createRecoveryCodes();
    const stored = { secret: await sealSecret(env, secret), lastStep, recoveryCodes: hashes };
    // Somebody else was faster.
    if (!(await insertSecondFactor(getDatabase(), stored))) return { status: "failed", setup };
    // Whoever has signed in with the password alone signs in again with both (ASVS 7.4.3).
    await endOtherPasswordSessions(getDatabase(), sessionId);
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
    const verdict = await check(form, () =>
      spendCode(getDatabase(), getEnv(), factor, codeOf(form)),
    );
    if (verdict.status !== "right") return refused(verdict);
    await deleteSecondFactor(getDatabase());
    await endOtherPasswordSessions(getDatabase(), sessionId);
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

async function check(form: FormData, checkCode: () => Promise<boolean>) {
  const password = textOf(form, "password");
  return checkCredentials(getDatabase(), await identifyVisitor(), { password, checkCode });
}

function refused(
  verdict: CredentialsVerdict,
  kept: Pick<FactorResult, "setup"> = {},
): FactorResult {
  if (verdict.status !== "wrong") return { status: "failed", ...kept };
  return { status: "denied", part: verdict.part, ...nextTry(verdict.retryAfterSeconds), ...kept };
}
