import "server-only";
import { createHmac } from "node:crypto";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { REQUESTS_PER_HOUR_WITHOUT_RISK_FLAG } from "#lib/quote-requests/request-fields.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { getEnv } from "#server/env/env.ts";
import { isIPv4 } from "node:net";

export type CounterDatabase = { $client: Pick<pg.Pool, "query"> };

/** `points` events per `seconds` for one key. */
export type RateLimit = {
  name: string;
  points: number;
  seconds: number;
};

/** Per address; enough for an office behind one address. */
export const QUOTE_REQUEST_RATE_LIMIT: RateLimit = { name: "quote", points: 30, seconds: 10 * 60 };
/** Per e-mail address; excess requests get a risk flag. */
export const QUOTE_REQUEST_EMAIL_RATE_LIMIT: RateLimit = {
  name: "quote-email",
  points: REQUESTS_PER_HOUR_WITHOUT_RISK_FLAG,
  seconds: 60 * 60,
};

export const FILE_RATE_LIMIT: RateLimit = { name: "file", points: 100, seconds: 10 * 60 };

type RateLimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Counts `points` events for `key` across all instances. Rejects if the database does not respond in time. */
export function consume(
  database: CounterDatabase,
  limit: RateLimit,
  key: string,
  points = 1,
): Promise<RateLimitResult> {
  return withDeadline(VISITOR_LIMIT_MS, async () => {
    try {
      await limiterFor(database, limit).consume(pseudonymOf(key), points);
      return { allowed: true };
    } catch (error) {
      return toResult(error);
    }
  });
}

/** Removes the counters that have expired. */
export async function purgeRateLimits(database: CounterDatabase, now = Date.now()): Promise<void> {
  await database.$client.query("DELETE FROM rate_limits WHERE expire < $1", [now]);
}

/** Whether `key` has events left, without counting one. */
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

export async function reset(
  database: CounterDatabase,
  limit: RateLimit,
  key: string,
): Promise<void> {
  await withDeadline(VISITOR_LIMIT_MS, () => limiterFor(database, limit).delete(pseudonymOf(key)));
}

function limiterFor(
  database: CounterDatabase,
  { name, points, seconds }: RateLimit,
): RateLimiterPostgres {
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

/** Removes statement names: named statements break with a pooler in transaction mode (42P05, 26000). */
function unnamed({ $client }: CounterDatabase) {
  return {
    query: ({ text, values }: { text: string; values: unknown[] }) => $client.query(text, values),
  };
}

/** Addresses are personal data: the table and the log hold a keyed hash. */
export function pseudonymOf(key: string): string {
  return createHmac("sha256", getEnv().SESSION_SECRET ?? "teragus")
    .update(key)
    .digest("base64url");
}

function toResult(error: unknown): RateLimitResult {
  if (!(error instanceof RateLimiterRes)) throw error;
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) };
}

/** The network of a client (`clientOf`): IPv4 as /24, IPv6 as /48. */
export function networkOf(client: string): string {
  if (isIPv4(client)) return client.split(".").slice(0, 3).join(".");
  return client.endsWith("::/64") ? client.split(":").slice(0, 3).join(":") : client;
}
