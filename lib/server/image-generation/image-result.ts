import { IMAGE_FAILED } from "#lib/image-generation/image-answer.ts";
import type { ImageAnswer, ImageRefusal } from "#lib/image-generation/image-answer-schema.ts";

/** A picture, or the status and the words that refuse it. */
export type ImageResult =
  | { status: 200; answer: ImageAnswer }
  | { status: 422 | 429 | 502 | 503 | 504; refusal: ImageRefusal };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Refuses a picture for a `reason`, one sentence. */
export function refuse(
  status: 422 | 502 | 503 | 504,
  reason: string,
  retryAfterSeconds?: number,
): ImageResult {
  const retry = retryAfterSeconds !== undefined && { retryAfterSeconds };
  return { status, refusal: { error: IMAGE_FAILED, reason, ...retry } };
}

/** Refuses a picture until a limit allows one again; `why` is one sentence. */
export function refuseForNow(retryAfterSeconds: number, why: string): ImageResult {
  const reason = `${why} Come back in ${inWords(retryAfterSeconds)}.`;
  return { status: 429, refusal: { error: IMAGE_FAILED, reason, retryAfterSeconds } };
}

function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? [seconds, "second"]
      : seconds < 90 * MINUTE
        ? [Math.ceil(seconds / MINUTE), "minute"]
        : [Math.ceil(seconds / HOUR), "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
