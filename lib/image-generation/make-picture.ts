import type { Database } from "#db/client.ts";
import type { Env } from "#lib/server/env.ts";
import { consume, refund, type RateLimit } from "#lib/server/rate-limit.ts";
import { completeDesign, seedOf } from "./complete-design.ts";
import { describeChoices, describeDesign } from "./describe-design.ts";
import { makeHostedPicture, type HostedFailure } from "./hosted-model.ts";
import { IMAGE_FAILED, type ImageAnswer, type ImageRefusal } from "./image-answer.ts";
import type { ImageRequest } from "./image-request.ts";
import { createQueue, type Queue } from "./queue.ts";
import { readPrompt } from "./read-prompt.ts";

/** A picture, or the status and the words that refuse it. */
export type ImageResult =
  | { status: 200; answer: ImageAnswer }
  | { status: 422 | 429 | 502 | 503 | 504; refusal: ImageRefusal };

/** What the making needs of the process around it. */
export type Workshop = { database: Database; env: Env; queue: Queue };

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** One visitor's picture takes about so long; a full line is a little shorter then. */
const QUEUE_RETRY_SECONDS = 10;
const BUSY_RETRY_SECONDS = 30;

/** A queue for one instance: two pictures at a time. */
export function createWorkshopQueue({ IMAGE_QUEUE_LENGTH }: Env): Queue {
  return createQueue({ atOnce: 2, waiting: IMAGE_QUEUE_LENGTH });
}

/**
 * Makes the picture that `client` asks for, within the limits for one address and for one day. Rejects with the
 * signal's reason when the client leaves, and with whatever else nobody foresaw.
 */
export async function makePicture(
  request: ImageRequest,
  client: string,
  workshop: Workshop,
  signal: AbortSignal,
): Promise<ImageResult> {
  const { database, env, queue } = workshop;
  const limit = { name: "image", points: env.IMAGE_LIMIT_PER_ADDRESS, seconds: 10 * MINUTE };
  const limited = await consume(database, limit, client);
  if (!limited.allowed)
    return tooMany(limited.retryAfterSeconds, "Many pictures were made for your network.");
  const turn = queue.enter(signal);
  if (!turn) return tooMany(QUEUE_RETRY_SECONDS, "Many visitors are waiting for a picture.");
  const leave = await turn;
  try {
    const result = env.IMAGE_API_KEY
      ? await makeWithModel(request, client, env.IMAGE_API_KEY, workshop, signal)
      : await makeWithRenderer(request);
    signal.throwIfAborted();
    return result;
  } finally {
    leave();
  }
}

async function makeWithRenderer({ prompt, seed, design }: ImageRequest): Promise<ImageResult> {
  const { chosen, understood, unknown } = readPrompt(prompt);
  const usedSeed = seed ?? seedOf(prompt);
  const complete = completeDesign({ ...chosen, ...design }, usedSeed);
  // Brings sharp and the renderer's passes with it.
  const { renderCabinetPicture } = await import("./renderer/render-cabinet-picture.ts");
  const image = await renderCabinetPicture(complete, usedSeed);
  return {
    status: 200,
    answer: {
      image: image.toString("base64"),
      alt: describeDesign(complete),
      seed: usedSeed,
      madeBy: "own-renderer",
      design: complete,
      understood,
      unknown,
    },
  };
}

async function makeWithModel(
  { prompt, seed = seedOf(prompt), design = {} }: ImageRequest,
  client: string,
  apiKey: string,
  { database, env }: Workshop,
  signal: AbortSignal,
): Promise<ImageResult> {
  const perAddress = dayLimit("image-day-address", env.IMAGE_DAILY_LIMIT_PER_ADDRESS);
  const perDay = dayLimit("image-day", env.IMAGE_DAILY_BUDGET);
  const address = await consume(database, perAddress, client);
  if (!address.allowed)
    return tooMany(address.retryAfterSeconds, "Your network had its pictures of today.");
  const day = await consume(database, perDay, "everybody");
  if (!day.allowed) return tooMany(day.retryAfterSeconds, "The site made its pictures of today.");

  const model = { apiKey, baseURL: env.IMAGE_API_URL, model: env.IMAGE_API_MODEL };
  const made = await makeHostedPicture(
    `${prompt}\n${describeChoices(design)}`.trim(),
    model,
    signal,
  );
  if ("failure" in made) {
    // Nothing was made, so nothing was spent. A slow or broken picture may have been billed.
    if (["policy", "busy", "unavailable"].includes(made.failure))
      await refund(database, perDay, "everybody");
    if (["busy", "unavailable"].includes(made.failure)) await refund(database, perAddress, client);
    return refusals[made.failure];
  }
  return {
    status: 200,
    answer: {
      image: made.image.toString("base64"),
      alt: `A cabinet as described: ${prompt}`,
      seed,
      madeBy: "hosted-model",
      understood: [],
      unknown: [],
    },
  };
}

const refusals: Record<HostedFailure, ImageResult> = {
  policy: refused(422, "The image model refuses this description because of its content rules."),
  busy: {
    status: 503,
    refusal: {
      error: IMAGE_FAILED,
      reason: "The image model is busy.",
      retryAfterSeconds: BUSY_RETRY_SECONDS,
    },
  },
  slow: refused(504, "The image model took longer than a minute."),
  broken: refused(502, "The image model sent no picture that can be shown."),
  unavailable: refused(502, "The image model can't be reached."),
};

function refused(status: 422 | 502 | 504, reason: string): ImageResult {
  return { status, refusal: { error: IMAGE_FAILED, reason } };
}

function dayLimit(name: string, points: number): RateLimit {
  return { name, points, seconds: DAY };
}

function tooMany(retryAfterSeconds: number, why: string): ImageResult {
  const reason = `${why} Come back in ${inWords(retryAfterSeconds)}.`;
  return { status: 429, refusal: { error: IMAGE_FAILED, reason, retryAfterSeconds } };
}

function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? [seconds, "second"]
      : seconds < 90 * MINUTE
        ? [Math.ceil(seconds / MINUTE), "minute"]
        : [Math.ceil(seconds / (60 * MINUTE)), "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
