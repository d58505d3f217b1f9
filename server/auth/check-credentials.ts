import "server-only";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import { pseudonymOf, type CounterDatabase } from "#server/rate-limit/rate-limit.ts";
import { missingAdminConfiguration } from "./admin-password.ts";
import { checkPassword } from "./check-password.ts";
import {
  consumeAttempt,
  consumeCode,
  refundAttempt,
  refundCode,
  resetAttempts,
  secondsToNextTry,
  type Visitor,
} from "./sign-in-rate-limit.ts";

export type Credentials = {
  password: string;
  /** Checks the code if one is asked for. Called only after the right password, since it spends the code. */
  checkCode: (() => Promise<boolean>) | undefined;
};

export type CredentialsVerdict =
  | { status: "right" }
  /** `part`: what was wrong, which a stranger must not learn. Undefined if nothing was checked. */
  | { status: "wrong"; part?: "password" | "code"; retryAfterSeconds: number | undefined }
  /** Too many checks are waiting; this one was not counted. */
  | { status: "busy" };

/** Checks the password and, if the second factor is on, a code, within the limits of sign-ins. */
export async function checkCredentials(
  database: CounterDatabase,
  visitor: Visitor,
  { password, checkCode }: Credentials,
): Promise<CredentialsVerdict> {
  const who = { client: pseudonymOf(visitor.address), isKnown: visitor.browser !== undefined };
  const admission = await consumeAttempt(database, visitor);
  if (!admission.admitted) {
    log.warn({ ...who, ...admission }, "sign-in rejected: too many tries");
    return { status: "wrong", retryAfterSeconds: admission.retryAfterSeconds };
  }
  const env = getEnv();
  const isRight = await checkPassword(env, password, who.isKnown);
  if (isRight === undefined) {
    await refundAttempt(database, visitor);
    log.warn(who, "sign-in rejected: too many at once");
    return { status: "busy" };
  }
  if (!isRight || missingAdminConfiguration(env).length > 0) {
    log.warn(who, "sign-in denied: wrong password");
    return wrong("password", database, visitor);
  }
  if (checkCode && !(await isCodeRight(database, visitor, checkCode))) {
    log.warn(who, "sign-in denied: right password, wrong code");
    return wrong("code", database, visitor);
  }
  await resetAttempts(database, visitor);
  return { status: "right" };
}

async function isCodeRight(
  database: CounterDatabase,
  visitor: Visitor,
  checkCode: () => Promise<boolean>,
): Promise<boolean> {
  const { admitted } = await consumeCode(database, visitor);
  if (!admitted || !(await checkCode())) return false;
  await refundCode(database, visitor);
  return true;
}

async function wrong(
  part: "password" | "code",
  database: CounterDatabase,
  visitor: Visitor,
): Promise<CredentialsVerdict> {
  return { status: "wrong", part, retryAfterSeconds: await secondsToNextTry(database, visitor) };
}
