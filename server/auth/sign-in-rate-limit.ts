import "server-only";
import {
  consume,
  peek,
  refund,
  reset,
  type CounterDatabase,
  type RateLimit,
} from "#server/rate-limit/rate-limit.ts";

export type SignInLimits = Record<"client" | "strangers" | "slowly" | "codes", RateLimit>;

/** Unknown clients share 100 attempts an hour plus 360 slow ones, 11,040 a day; a known browser has 960 of its own. */
export const SIGN_IN_LIMITS: SignInLimits = {
  // Per address or known browser.
  client: { name: "sign-in", points: 10, seconds: 15 * 60 },
  strangers: { name: "sign-in-strangers", points: 100, seconds: 60 * 60, isRemembered: true },
  // After the shared limit is spent, lets a new browser of the operators in slowly.
  slowly: { name: "sign-in-slowly", points: 1, seconds: 10, isRemembered: true },
  // Wrong codes with the right password, of all strangers or a known browser: whoever knows it guesses a code in decades.
  codes: { name: "sign-in-codes", points: 20, seconds: 24 * 60 * 60 },
};

export type Visitor = { address: string; browser: string | undefined };

export type Admission = { admitted: true } | { admitted: false; retryAfterSeconds: number };

const ALL = "all";

/** Counts an attempt before the check, so that parallel ones cannot bypass the limit; rejected ones count too. */
export async function consumeAttempt(
  database: CounterDatabase,
  visitor: Visitor,
  limits: SignInLimits = SIGN_IN_LIMITS,
): Promise<Admission> {
  const own = await consume(database, limits.client, keyOf(visitor));
  if (!own.allowed) return rejected(own.retryAfterSeconds);
  const codes = await peek(database, limits.codes, codesKeyOf(visitor));
  if (!codes.allowed) return rejected(codes.retryAfterSeconds);
  if (visitor.browser) return { admitted: true };
  if ((await consume(database, limits.strangers, ALL)).allowed) return { admitted: true };
  const turn = await consume(database, limits.slowly, ALL);
  return turn.allowed ? { admitted: true } : rejected(turn.retryAfterSeconds);
}

/** Counts a code before its check; `refundCode` takes a right one back. */
export async function consumeCode(
  database: CounterDatabase,
  visitor: Visitor,
  limits: SignInLimits = SIGN_IN_LIMITS,
): Promise<Admission> {
  const codes = await consume(database, limits.codes, codesKeyOf(visitor));
  return codes.allowed ? { admitted: true } : rejected(codes.retryAfterSeconds);
}

export async function refundCode(
  database: CounterDatabase,
  visitor: Visitor,
  limits: SignInLimits = SIGN_IN_LIMITS,
): Promise<void> {
  await refund(database, limits.codes, codesKeyOf(visitor));
}

/** Takes back an attempt whose password was not checked. */
export async function refundAttempt(
  database: CounterDatabase,
  visitor: Visitor,
  limits: SignInLimits = SIGN_IN_LIMITS,
): Promise<void> {
  await refund(database, limits.client, keyOf(visitor));
  if (!visitor.browser) await refund(database, limits.strangers, ALL);
}

/** Clears the counted attempts after a right password. */
export async function resetAttempts(
  database: CounterDatabase,
  visitor: Visitor,
  limits: SignInLimits = SIGN_IN_LIMITS,
): Promise<void> {
  await reset(database, limits.client, keyOf(visitor));
  if (!visitor.browser) await refund(database, limits.strangers, ALL);
}

/** The seconds until the next attempt counts after a wrong password; undefined if it counts at once. */
export async function secondsToNextTry(
  database: CounterDatabase,
  visitor: Visitor,
  limits: SignInLimits = SIGN_IN_LIMITS,
): Promise<number | undefined> {
  const own = await peek(database, limits.client, keyOf(visitor));
  return own.allowed ? undefined : own.retryAfterSeconds;
}

/** Whether the next attempt is delayed by this visitor's own limit or, for an unknown browser, the shared one. */
export async function isLimited(
  database: CounterDatabase,
  visitor: Visitor,
  limits: SignInLimits = SIGN_IN_LIMITS,
): Promise<boolean> {
  if (!(await peek(database, limits.client, keyOf(visitor))).allowed) return true;
  if (!(await peek(database, limits.codes, codesKeyOf(visitor))).allowed) return true;
  return !visitor.browser && !(await peek(database, limits.strangers, ALL)).allowed;
}

function keyOf({ address, browser }: Visitor): string {
  return browser ? `browser ${browser}` : address;
}

function codesKeyOf(visitor: Visitor): string {
  return visitor.browser ? keyOf(visitor) : ALL;
}

function rejected(retryAfterSeconds: number): Admission {
  return { admitted: false, retryAfterSeconds };
}
