import { describeChoices } from "#lib/image-generation/describe-design.ts";
import type { ImageRequest } from "#lib/image-generation/image-request.ts";
import { seedOf } from "./complete-design.ts";
import { refundDailyBudget, spendDailyBudget, type LimitStore } from "./daily-budget.ts";
import { callHostedModel, type HostedFailure } from "./hosted-model.ts";
import { failWith, type ImageResult } from "./image-result.ts";

const BUSY_RETRY_SECONDS = 30;

const failures: Record<HostedFailure, ImageResult> = {
  policy: failWith(422, "The image model declined this description under its content rules."),
  busy: failWith(503, "The image model is busy.", BUSY_RETRY_SECONDS),
  slow: failWith(504, "The image model took more than a minute to answer."),
  broken: failWith(502, "The image model's answer could not be shown as a picture."),
  unavailable: failWith(502, "The image model can't be reached right now."),
};

/** Generates the image within the daily budgets of `client` and the site. */
export async function makeHostedImage(
  { prompt, seed = seedOf(prompt), design = {} }: ImageRequest,
  client: string,
  apiKey: string,
  limits: LimitStore,
  signal: AbortSignal,
): Promise<ImageResult> {
  const failure = await spendDailyBudget(limits, client);
  if (failure) return failure;
  const { IMAGE_API_URL: baseURL, IMAGE_API_MODEL: model } = limits.env;
  const description = `${prompt}\n${describeChoices(design)}`.trim();
  const made = await callHostedModel(description, { apiKey, baseURL, model }, signal);
  if ("failure" in made) {
    await refundDailyBudget(limits, client, made.failure);
    return failures[made.failure];
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
