import "server-only";
import type { ImageRequest } from "#lib/image-generation/image-request.ts";
import type { Env } from "#server/env/env.ts";
import { consume, refund, type CounterDatabase } from "#server/limits/rate-limit.ts";
import { createQueue, type Queue } from "#server/limits/work-queue.ts";
import { describeChoices, describeDesign } from "#lib/image-generation/describe-design.ts";
import { seedOf, completeDesign } from "./design-policy.ts";
import { callHostedModel, type HostedFailure } from "./hosted-model-client.ts";
import {
  parsePrompt,
  type ParsedPrompt,
} from "#server/image-generation/prompt-parser/parse-prompt.ts";
import { slots, type CabinetDesign, type SlotOption } from "#content/image-generation/options.ts";
import { IMAGE_FAILED } from "#lib/image-generation/image-response.ts";
import type { ImageResponse, ImageError } from "#lib/image-generation/image-response-schema.ts";

type LimitStore = { database: CounterDatabase; env: Env };
type ImageContext = LimitStore & { queue: Queue<ImageResult> };

const TEN_MINUTES = 600;
/** About the duration of one image. */
const QUEUE_RETRY_SECONDS = 10;

export function createImageQueue({ IMAGE_QUEUE_LENGTH }: Env): Queue<ImageResult> {
  return createQueue(2, IMAGE_QUEUE_LENGTH);
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
  const counted = await consume(database, limit, client);
  const often = "Your network has asked for many pictures in a short time.";
  if (!counted.allowed) return retryLater(counted.retryAfterSeconds, often);
  const result = await queue(() => {
    signal.throwIfAborted();
    return env.IMAGE_API_KEY
      ? makeHostedImage(request, client, env.IMAGE_API_KEY, context, signal)
      : makeRenderedImage(request);
  });
  signal.throwIfAborted();
  const many = "Many people are waiting for a picture right now.";
  return result ?? retryLater(QUEUE_RETRY_SECONDS, many);
}

const BUSY_RETRY_SECONDS = 30;
const DAY = 24 * 60 * 60;
const EVERYBODY = "everybody";

const failures: Record<HostedFailure, ImageResult> = {
  policy: failWith(422, "The image model declined this description under its content rules."),
  busy: failWith(503, "The image model is busy.", BUSY_RETRY_SECONDS),
  slow: failWith(504, "The image model took more than a minute to answer."),
  broken: failWith(502, "The image model's answer could not be shown as a picture."),
  unavailable: failWith(502, "The image model can't be reached right now."),
};

async function makeHostedImage(
  { prompt, seed = seedOf(prompt), design = {} }: ImageRequest,
  client: string,
  apiKey: string,
  { database, env }: LimitStore,
  signal: AbortSignal,
): Promise<ImageResult> {
  const { IMAGE_DAILY_LIMIT_PER_ADDRESS, IMAGE_DAILY_BUDGET } = env;
  const share = { name: "image-day-address", points: IMAGE_DAILY_LIMIT_PER_ADDRESS, seconds: DAY };
  const ofClient = await consume(database, share, client);
  if (!ofClient.allowed)
    return retryLater(ofClient.retryAfterSeconds, "Your network has reached today's limit.");
  const budget = { name: "image-day", points: IMAGE_DAILY_BUDGET, seconds: DAY };
  const ofSite = await consume(database, budget, EVERYBODY);
  if (!ofSite.allowed)
    return retryLater(
      ofSite.retryAfterSeconds,
      "This site has reached today's limit for pictures.",
    );
  const { IMAGE_API_URL: baseURL, IMAGE_API_MODEL: model } = env;
  const description = `${prompt}\n${describeChoices(design)}`.trim();
  const made = await callHostedModel(description, { apiKey, baseURL, model }, signal);
  if ("failure" in made) {
    const { failure } = made;
    // A slow or broken image may have been billed.
    if (failure === "slow" || failure === "broken") return failures[failure];
    await refund(database, budget, EVERYBODY);
    if (failure !== "policy") await refund(database, share, client);
    return failures[failure];
  }
  return {
    status: 200,
    response: {
      image: made.image.toString("base64"),
      alt: `A cabinet as described: ${prompt}`,
      seed,
      madeBy: "hosted-model",
      understood: [],
      unknown: [],
    },
  };
}

/** A prompt without a room gets the default one, unless it asks for an unsupported room. */
async function makeRenderedImage({
  prompt,
  seed = seedOf(prompt),
  design: overrides,
}: ImageRequest): Promise<ImageResult> {
  const parsed = parsePrompt(prompt, overrides?.room);
  const { chosen, understood, unknown } = parsed;
  const isOfCabinets = understood.length > 0 && unknown.length === 0;
  // Do not ask for a room that was selected by hand.
  if (!chosen.room && !overrides?.room && !isOfCabinets) {
    const nearest = parsed.nearest ?? "kitchen";
    return askForRoom(parsed, nearest, parsePrompt(prompt, nearest).chosen);
  }
  const design = completeDesign({ ...chosen, ...overrides }, seed);
  // Loads sharp and the render passes.
  const { renderCabinetImage } =
    await import("#server/image-generation/renderer/render-cabinet-image.ts");
  const image = await renderCabinetImage(design, seed);
  return {
    status: 200,
    response: {
      image: image.toString("base64"),
      alt: describeDesign(design),
      seed,
      madeBy: "own-renderer",
      design,
      understood,
      unknown,
    },
  };
}

export type ImageResult =
  | { status: 200; response: ImageResponse }
  | { status: 400 | 422 | 429 | 502 | 503 | 504; failure: ImageError };

const rooms = slots.room.options.map(({ id, label }) => ({ id, name: `a ${label.toLowerCase()}` }));

const MINUTE = 60;
const HOUR = 60 * MINUTE;

function failWith(
  status: 422 | 502 | 503 | 504,
  reason: string,
  retryAfterSeconds?: number,
): ImageResult {
  return { status, failure: { error: IMAGE_FAILED, reason, retryAfterSeconds } };
}

/** Asks for a known room, and proposes the `nearest` with what it would show of the prompt. */
function askForRoom(
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
function retryLater(retryAfterSeconds: number, why: string): ImageResult {
  const reason = `${why} Come back in ${formatDuration(retryAfterSeconds)}.`;
  return { status: 429, failure: { error: IMAGE_FAILED, reason, retryAfterSeconds } };
}

function formatDuration(seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? [seconds, "second"]
      : seconds < 90 * MINUTE
        ? [Math.ceil(seconds / MINUTE), "minute"]
        : [Math.ceil(seconds / HOUR), "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
