import "server-only";
import type { ImageRequest } from "#lib/image-generation/image-request.ts";
import type { Env } from "#server/env/env.ts";
import { consume } from "#server/rate-limit/rate-limit.ts";
import type { LimitStore } from "./daily-budget.ts";
import { retryLater, type ImageResult } from "./image-result.ts";
import { makeHostedImage } from "./make-hosted-image.ts";
import { makeRenderedImage } from "./make-rendered-image.ts";
import { createQueue, type Queue } from "#server/queue/work-queue.ts";

export type ImageContext = LimitStore & { queue: Queue };

const TEN_MINUTES = 600;
/** About the duration of one image. */
const QUEUE_RETRY_SECONDS = 10;

export function createImageQueue({ IMAGE_QUEUE_LENGTH }: Env): Queue {
  return createQueue({ concurrency: 2, maxWaiting: IMAGE_QUEUE_LENGTH });
}

/** Applies the rate limits and the daily budget. Rejects with the signal's reason, or an unexpected error. */
export async function makeImage(
  request: ImageRequest,
  client: string,
  context: ImageContext,
  signal: AbortSignal,
): Promise<ImageResult> {
  const { database, env, queue } = context;
  const limit = { name: "image", points: env.IMAGE_LIMIT_PER_ADDRESS, seconds: TEN_MINUTES };
  const limited = await consume(database, limit, client);
  if (!limited.allowed)
    return retryLater(
      limited.retryAfterSeconds,
      "Your network has asked for many pictures in a short time.",
    );
  const turn = queue.acquire(signal);
  if (!turn)
    return retryLater(QUEUE_RETRY_SECONDS, "Many people are waiting for a picture right now.");
  const release = await turn;
  try {
    const result = env.IMAGE_API_KEY
      ? await makeHostedImage(request, client, env.IMAGE_API_KEY, context, signal)
      : await makeRenderedImage(request);
    signal.throwIfAborted();
    return result;
  } finally {
    release();
  }
}
