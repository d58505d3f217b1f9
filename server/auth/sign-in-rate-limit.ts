import "server-only";
import {
  consume,
  peek,
  refund,
  reset,
  type CounterDatabase,
  type RateLimit,
} from "#server/rate-limit/rate-limit.ts";

/** How often the password may be tried. */
export type SignInLimits = Record<"client" | "strangers" | "slowly", RateLimit>;

/**
 * Strangers all together have 100 tries in an hour, and 360 more of them one by one: 11,040 a day. A browser that was
 * let in before has its own 960.
 */
export const SIGN_IN_LIMITS: SignInLimits = {
  // One address, or one known browser.
  client: { name: "sign-in", points: 10, seconds: 15 * 60 },
  strangers: { name: "sign-in-strangers", points: 100, seconds: 60 * 60 },
  // What is left when that is spent, so that a browser of the desk's that is new comes in slowly, not never.
  slowly: { name: "sign-in-slowly", points: 1, seconds: 10 },
};

/** Who tries: an address, and the browser where it is known. */
export type Visitor = { address: string; browser: string | undefined };

/** Whether a try counts, or in how many seconds the next one does. */
export type Admission = { admitted: true } | { admitted: false; retryAfterSeconds: number };

const ALL = "all";

/**
 * Counts a try, before its password is looked at, so that tries sent at once don't slip past together. A known browser
 * is counted by itself: neither its address nor what strangers do locks it out. A try of a stranger that the brake
 * turns away counts for its address too, or whoever asks most often would have every slow turn.
 */
export async function consumeAttempt(
  database: CounterDatabase,
  visitor: Visitor,
  limits: SignInLimits = SIGN_IN_LIMITS,
): Promise<Admission> {
  const own = await consume(database, limits.client, keyOf(visitor));
  if (!own.allowed) return refused(own.retryAfterSeconds);
  if (visitor.browser) return { admitted: true };
  if ((await consume(database, limits.strangers, ALL)).allowed) return { admitted: true };
  const turn = await consume(database, limits.slowly, ALL);
  return turn.allowed ? { admitted: true } : refused(turn.retryAfterSeconds);
}

/** Takes back a try for which nobody looked at the password. */
export async function refundAttempt(
  database: CounterDatabase,
  visitor: Visitor,
  limits: SignInLimits = SIGN_IN_LIMITS,
): Promise<void> {
  await refund(database, limits.client, keyOf(visitor));
  if (!visitor.browser) await refund(database, limits.strangers, ALL);
}

/** Forgets the tries of somebody who knew the password. */
export async function resetAttempts(
  database: CounterDatabase,
  visitor: Visitor,
  limits: SignInLimits = SIGN_IN_LIMITS,
): Promise<void> {
  await reset(database, limits.client, keyOf(visitor));
  if (!visitor.browser) await refund(database, limits.strangers, ALL);
}

/** In how many seconds the next try of somebody who was wrong counts, where it is not at once. */
export async function secondsToNextTry(
  database: CounterDatabase,
  visitor: Visitor,
  limits: SignInLimits = SIGN_IN_LIMITS,
): Promise<number | undefined> {
  const own = await peek(database, limits.client, keyOf(visitor));
  return own.allowed ? undefined : own.retryAfterSeconds;
}

function keyOf({ address, browser }: Visitor): string {
  return browser ? `browser ${browser}` : address;
}

function refused(retryAfterSeconds: number): Admission {
  return { admitted: false, retryAfterSeconds };
}
