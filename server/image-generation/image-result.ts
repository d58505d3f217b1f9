import { slots, type CabinetDesign, type SlotOption } from "#content/image-generation/options.ts";
import { describeChoices } from "#lib/image-generation/describe-design.ts";
import { IMAGE_FAILED } from "#lib/image-generation/image-response.ts";
import type { ImageResponse, ImageError } from "#lib/image-generation/image-response-schema.ts";
import type { ParsedPrompt } from "./prompt-parser/parse-prompt.ts";

export type ImageResult =
  | { status: 200; response: ImageResponse }
  | { status: 400 | 422 | 429 | 502 | 503 | 504; failure: ImageError };

const rooms = slots.room.options.map(({ id, label }) => ({ id, name: `a ${label.toLowerCase()}` }));

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export function failWith(
  status: 422 | 502 | 503 | 504,
  reason: string,
  retryAfterSeconds?: number,
): ImageResult {
  const retry = retryAfterSeconds !== undefined && { retryAfterSeconds };
  return { status, failure: { error: IMAGE_FAILED, reason, ...retry } };
}

/** Asks for a known room, and proposes the `nearest` with what it would show of the prompt. */
export function askForRoom(
  { unknown, elsewhere }: Pick<ParsedPrompt, "unknown" | "elsewhere">,
  nearest: SlotOption<"room">,
  shown: Partial<CabinetDesign>,
): ImageResult {
  const known = new Intl.ListFormat("en", { type: "disjunction" }).format(
    rooms.map(({ name }) => name),
  );
  const [first] = unknown;
  const why = elsewhere
    ? `The image tool has no “${elsewhere}”. `
    : first
      ? `The image tool doesn't know “${first}”. `
      : "";
  const error = `${why}Name the room that it should show: ${known}.`;
  const kept = describeChoices(shown);
  const proposal = {
    room: nearest,
    label: `Draw ${rooms.find(({ id }) => id === nearest)?.name}${elsewhere ? " instead" : ""}`,
    note: kept
      ? `From your words: ${kept} The rest is our proposal.`
      : "Its materials are our proposal.",
  };
  return { status: 400, failure: { error, field: "prompt", proposal } };
}

/** `why` is one sentence. */
export function retryLater(retryAfterSeconds: number, why: string): ImageResult {
  const reason = `${why} Come back in ${inWords(retryAfterSeconds)}.`;
  return { status: 429, failure: { error: IMAGE_FAILED, reason, retryAfterSeconds } };
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
