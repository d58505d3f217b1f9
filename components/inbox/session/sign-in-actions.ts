"use server";

import { headers } from "next/headers";
import { endOtherAdminSessions } from "#db/session-queries.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { deleteSecondFactor, findSecondFactor, insertSecondFactor } from "#db/factor-mutations.ts";
import { checkCredentials, type CredentialsResult } from "#server/auth/credentials-action.ts";
import {
  createRecoveryCodes,
  createSetup,
  explainCode,
  findTimeStep,
  readSetup,
  sealSecret,
  spendCode,
  type CodeCheck,
  type FactorSetup,
} from "#server/auth/second-factor-mutations.ts";
import { closeSession, openSession, verifySession } from "#server/auth/session-mutations.ts";
import { getDatabase } from "#server/database.ts";
import { getEnv } from "#server/env/env.ts";
import { clientOf } from "#server/http/client-address.ts";
import { pseudonymOf } from "#server/limits/rate-limit.ts";
import { log, errorFields, requestContext } from "#server/observability/log.ts";
import { requestIdOfAction } from "#server/observability/request-id.ts";

/** The code was right: spent by somebody, or a few minutes ago or ahead. */
type CodeProblem = "used" | "clock" | undefined;

/** The result of a sign-in: nothing but the specified message, and when to try again. */
export type SignInResult =
  | { status: "granted" | "failed" }
  | {
      status: "denied";
      /** ISO 8601; no password is accepted earlier. */
      nextTryAt?: string;
      /** The second factor is on, perhaps since the lock screen was rendered. */
      asksForCode?: true;
      code?: CodeProblem;
    };

/** The result of a change of the second factor. */
export type FactorResult = {
  /** `expired`: the setup was shown too long ago, and here is a new one; `locked`: the session has ended. */
  status: "on" | "off" | "denied" | "expired" | "failed" | "locked";
  /** The setup to go on with, so that a wrong code does not ask for the app to be set up again. */
  setup?: FactorSetup;
  /** Which field of a denied form was wrong. */
  part?: "password" | "code" | undefined;
  code?: CodeProblem;
  nextTryAt?: string;
  /** Shown once. */
  recoveryCodes?: string[];
};

/** Opens the inbox for the right password. Wrong ones lock the sender and the sender's network out for a while. */
export async function signInWithPassword(
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
      log.error(errorFields(error), "sign-in failed");
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
      log.error(errorFields(error), "the second factor was not changed");
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

/** Runs an action within a visitor's time, with the request's id in its log lines. */
async function inRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  const requestId = requestIdOfAction(await headers());
  return requestContext().run({ requestId }, () => withDeadline(VISITOR_LIMIT_MS, work));
}

/** Whose limits apply. */
async function requestAddress(): Promise<string> {
  return clientOf(await headers());
}

/** When the next try counts, as an ISO time; empty if at once. */
function nextTry(seconds: number | undefined): { nextTryAt?: string } {
  if (seconds === undefined) return {};
  return { nextTryAt: new Date(Date.now() + seconds * 1_000).toISOString() };
}

/** A text field of the form; a forged request may send a file or no form at all. */
function fieldText(form: unknown, name: string): string {
  const value = form instanceof FormData ? form.get(name) : null;
  return typeof value === "string" ? value : "";
}

/** The app's code or, if there is none, the recovery code. */
function codeOf(form: unknown): string {
  return fieldText(form, "code").trim() || fieldText(form, "recovery-code");
}
