import "server-only";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import {
  networkOf,
  consume,
  peek,
  pseudonymOf,
  refund,
  reset,
  type CounterDatabase,
  type RateLimit,
} from "#server/limits/rate-limit.ts";
import type { CodeCheck } from "./second-factor-mutations.ts";
import {
  checkPassword,
  missingAdminConfiguration,
  passwordFingerprint,
} from "./password-policy.ts";

const CLIENT_LIMIT: RateLimit = { name: "sign-in", points: 10, seconds: 15 * 60 };
const NETWORK_LIMIT: RateLimit = { name: "sign-in-network", points: 50, seconds: 15 * 60 };
/** Wrong codes with the right password, wherever from: whoever knows it guesses a code in decades. */
const CODE_LIMIT: RateLimit = { name: "sign-in-codes", points: 20, seconds: 24 * 60 * 60 };

type Limits = readonly (readonly [limit: RateLimit, key: string])[];

export type Credentials = {
  password: string;
  /** Checks the code if one is asked for. Called only after the right password, since it spends the code. */
  checkCode: (() => Promise<CodeCheck>) | undefined;
};

export type CredentialsResult =
  | { status: "right" }
  /** `part`: what was wrong, which an attacker must not learn. Undefined if nothing was checked. */
  | {
      status: "wrong";
      part?: "password" | "code";
      /** Told to whoever has the password and a code that was right: it gives nothing away. */
      code?: "used" | "clock";
      retryAfterSeconds: number | undefined;
    }
  /** Too many checks are waiting; this one was not counted. */
  | { status: "busy" };

/**
 * Checks the password and, if the second factor is on, a code. An attempt is counted before the check, so that parallel
 * ones cannot get around the lock; a right one is refunded.
 */
export async function checkCredentials(
  database: CounterDatabase,
  address: string,
  { password, checkCode }: Credentials,
): Promise<CredentialsResult> {
  const env = getEnv();
  const who = { client: pseudonymOf(address) };
  const codes = passwordFingerprint(env);
  const limits: Limits = [
    [CLIENT_LIMIT, address],
    [NETWORK_LIMIT, networkOf(address)],
  ];
  const refundAttempt = () =>
    Promise.all(limits.map(([limit, key]) => refund(database, limit, key)));

  for (const [limit, key] of limits) {
    const counted = await consume(database, limit, key);
    if (counted.allowed) continue;
    log.warn({ ...who, limit: limit.name }, "sign-in rejected: too many tries");
    return { status: "wrong", retryAfterSeconds: counted.retryAfterSeconds };
  }
  if (checkCode) {
    const codesLeft = await peek(database, CODE_LIMIT, codes);
    if (!codesLeft.allowed)
      return { status: "wrong", retryAfterSeconds: codesLeft.retryAfterSeconds };
  }
  const isRight = await checkPassword(env, password);
  if (isRight === undefined) {
    await refundAttempt();
    log.warn(who, "sign-in rejected: too many at once");
    return { status: "busy" };
  }
  if (!isRight || missingAdminConfiguration(env).length > 0) {
    log.warn(who, "sign-in denied: wrong password");
    return { status: "wrong", part: "password", ...(await nextTry(database, limits)) };
  }
  if (checkCode) {
    const counted = await consume(database, CODE_LIMIT, codes);
    const code = counted.allowed ? await checkCode() : "wrong";
    if (code === "right" || code === "used") await refund(database, CODE_LIMIT, codes);
    if (code !== "right") {
      log.warn({ ...who, code }, "sign-in denied: right password, wrong code");
      if (code === "used") await refundAttempt();
      const next = await nextTry(database, limits);
      return { status: "wrong", part: "code", ...(code !== "wrong" && { code }), ...next };
    }
  }
  await reset(database, CLIENT_LIMIT, address);
  await refund(database, NETWORK_LIMIT, networkOf(address));
  return { status: "right" };
}

/** When the next attempt counts after a wrong one; undefined if at once. */
async function nextTry(database: CounterDatabase, limits: Limits) {
  for (const [limit, key] of limits) {
    const state = await peek(database, limit, key);
    if (!state.allowed) return { retryAfterSeconds: state.retryAfterSeconds };
  }
  return { retryAfterSeconds: undefined };
}
