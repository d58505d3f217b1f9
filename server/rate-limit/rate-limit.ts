import "server-only";
import { createHmac } from "node:crypto";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { REQUESTS_PER_HOUR_WITHOUT_RISK_FLAG } from "#lib/quote-requests/risk-flags.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { getEnv } from "#server/env/env.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";

/** The database whose table `rate_limits` counts: its pool, as drizzle carries it. */
export type CounterDatabase = { $client: Pick<pg.Pool, "query"> };

/** So many events in so many seconds for one key. */
export type RateLimit = { name: string; points: number; seconds: number };

/** Requests from one address. An office behind one address stays far below it; a script does not. */
export const QUOTE_REQUEST_RATE_LIMIT: RateLimit = { name: "quote", points: 30, seconds: 10 * 60 };
/** Requests with one e-mail address; the desk is told of what comes above. */
export const QUOTE_REQUEST_EMAIL_RATE_LIMIT: RateLimit = {
  name: "quote-email",
  points: REQUESTS_PER_HOUR_WITHOUT_RISK_FLAG,
  seconds: 60 * 60,
};

/** Files that are announced from one address. */
export const FILE_RATE_LIMIT: RateLimit = { name: "file", points: 100, seconds: 10 * 60 };

export type RateLimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * Counts one event for `key`, or as many as `points` says, in PostgreSQL, so that all instances count together, and says whether it is within the
 * limit. Rejects when the database does not answer within a visitor's patience, as the other three do.
 */
export function consume(
  database: CounterDatabase,
  limit: RateLimit,
  key: string,
  points = 1,
): Promise<RateLimitResult> {
  return withDeadline(VISITOR_LIMIT_MS, async () => {
    await purgeHourly(database);
    try {
      await limiterFor(database, limit).consume(pseudonymOf(key), points);
      return { allowed: true };
    } catch (refusal) {
      return toResult(refusal);
    }
  });
}

const HOUR_MS = 60 * 60 * 1_000;
/** Few enough that nobody notices with whose request they are cleared away. */
const PURGED_AT_ONCE = 1_000;
const purgedAt = new WeakMap<CounterDatabase, number>();

/** Clears away what has expired every hour until the process ends. Where none lasts so long, `consume` does it. */
export function purgeRegularly(database: CounterDatabase, intervalMs = HOUR_MS): NodeJS.Timeout {
  const purge = async () => {
    while ((await purgeOrReport(database)) === PURGED_AT_ONCE);
  };
  return setInterval(() => void purge(), intervalMs).unref();
}

async function purgeHourly(database: CounterDatabase): Promise<void> {
  const now = Date.now();
  if (now - (purgedAt.get(database) ?? 0) < HOUR_MS) return;
  purgedAt.set(database, now);
  // What is left of very many goes with the requests that follow.
  if ((await purgeOrReport(database)) === PURGED_AT_ONCE) purgedAt.delete(database);
}

/** A failure waits for the next hour: it is no reason to refuse whoever is being counted. */
async function purgeOrReport(database: CounterDatabase): Promise<number> {
  try {
    return await purgeRateLimits(database, Date.now());
  } catch (error) {
    log.warn(reportOf(error), "expired rate limits were not cleared away");
    return 0;
  }
}

/**
 * Removes counters that expired before `now` (milliseconds since 1970), the oldest first, a thousand at most, and says
 * how many; one that is just being counted is left.
 */
export async function purgeRateLimits(database: CounterDatabase, now: number): Promise<number> {
  const { rowCount } = await database.$client.query(
    "DELETE FROM rate_limits WHERE key IN (SELECT key FROM rate_limits WHERE expire < $1 ORDER BY expire LIMIT $2 FOR UPDATE SKIP LOCKED)",
    [now, PURGED_AT_ONCE],
  );
  return rowCount ?? 0;
}

/** Says whether `key` has events left, without counting one. */
export async function peek(
  database: CounterDatabase,
  limit: RateLimit,
  key: string,
): Promise<RateLimitResult> {
  const state = await withDeadline(VISITOR_LIMIT_MS, () =>
    limiterFor(database, limit).get(pseudonymOf(key)),
  );
  if (!state || state.consumedPoints < limit.points) return { allowed: true };
  return toResult(state);
}

/** Takes one counted event back, or `points`, where what it stood for did not happen. */
export async function refund(
  database: CounterDatabase,
  limit: RateLimit,
  key: string,
  points = 1,
): Promise<void> {
  await withDeadline(VISITOR_LIMIT_MS, () =>
    limiterFor(database, limit).reward(pseudonymOf(key), points),
  );
}

/** Forgets what was counted for `key`. */
export async function reset(
  database: CounterDatabase,
  limit: RateLimit,
  key: string,
): Promise<void> {
  await withDeadline(VISITOR_LIMIT_MS, () => limiterFor(database, limit).delete(pseudonymOf(key)));
}

function limiterFor(database: CounterDatabase, { name, points, seconds }: RateLimit) {
  return new RateLimiterPostgres({
    storeClient: unnamed(database),
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
}

/**
 * The pool without names: the library names its statements, a named statement belongs to one connection, and a pooler in
 * transaction mode gives each transaction another one (42P05, 26000).
 */
function unnamed({ $client }: CounterDatabase) {
  return {
    query: ({ text, values }: { text: string; values: unknown[] }) => $client.query(text, values),
  };
}

/** Addresses are personal data: table and log hold a keyed hash of them. */
export function pseudonymOf(key: string): string {
  return createHmac("sha256", getEnv().SESSION_SECRET ?? "teragus")
    .update(key)
    .digest("base64url");
}

function toResult(refusal: unknown): RateLimitResult {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
}
