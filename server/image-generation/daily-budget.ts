import type { Env } from "#server/env/env.ts";
import { consume, refund, type RateLimit } from "#server/rate-limit/rate-limit.ts";
import type { HostedFailure } from "./hosted-model.ts";
import { retryLater, type ImageResult } from "./image-result.ts";

export type LimitStore = { database: Parameters<typeof consume>[0]; env: Env };

const DAY = 24 * 60 * 60;
const EVERYBODY = "everybody";

/** Counts an image for `client` and the site; returns an error if either daily limit is spent. */
export async function spendDailyBudget(
  { database, env }: LimitStore,
  client: string,
): Promise<ImageResult | undefined> {
  const address = await consume(database, addressLimit(env), client);
  if (!address.allowed)
    return retryLater(address.retryAfterSeconds, "Your network has reached today's limit.");
  const site = await consume(database, siteLimit(env), EVERYBODY);
  if (!site.allowed)
    return retryLater(site.retryAfterSeconds, "This site has reached today's limit for pictures.");
  return undefined;
}

/** Refunds a failed image that was certainly not billed; a slow or broken one may have been. */
export async function refundDailyBudget(
  { database, env }: LimitStore,
  client: string,
  failure: HostedFailure,
): Promise<void> {
  if (["policy", "busy", "unavailable"].includes(failure))
    await refund(database, siteLimit(env), EVERYBODY);
  if (["busy", "unavailable"].includes(failure)) await refund(database, addressLimit(env), client);
}

function addressLimit({ IMAGE_DAILY_LIMIT_PER_ADDRESS }: Env): RateLimit {
  return { name: "image-day-address", points: IMAGE_DAILY_LIMIT_PER_ADDRESS, seconds: DAY };
}

function siteLimit({ IMAGE_DAILY_BUDGET }: Env): RateLimit {
  return { name: "image-day", points: IMAGE_DAILY_BUDGET, seconds: DAY };
}
