import { getDatabase } from "#db/client.ts";
import { clientOf } from "#lib/server/client-address.ts";
import { getEnv } from "#lib/server/env.ts";
import { reportOf } from "#lib/server/observability/error-report.ts";
import {
  IMAGE_FAILED,
  type ImageAnswer,
  type ImageRefusal,
} from "#lib/image-generation/image-answer.ts";
import {
  createWorkshopQueue,
  makePicture,
  type ImageResult,
} from "#lib/image-generation/make-picture.ts";
import { renderPlainPage } from "#lib/image-generation/plain-page.ts";
import type { Queue } from "#lib/image-generation/queue.ts";
import { isPlainForm, readImageRequest } from "#lib/image-generation/read-image-request.ts";
import { log } from "#lib/server/observability/log.ts";
import { getMetrics } from "#lib/server/observability/metrics.ts";
import { withRequestId } from "#lib/server/observability/request-id.ts";
import { contentSecurityPolicy } from "#lib/server/content-security-policy.ts";

// The hosted model's minute, and the wait before it.
export const maxDuration = 120;

/** The metrics' words for the statuses that refuse a picture. */
const REASONS = {
  422: "policy",
  429: "limited",
  502: "unavailable",
  503: "busy",
  504: "slow",
} as const;

let queue: Queue | undefined;

/**
 * Makes a picture of a described cabinet: `{ prompt, seed?, design? }` to `{ image, alt, seed, madeBy, understood,
 * unknown }`. The page's plain form, sent without JavaScript, gets a page instead.
 */
export function POST(request: Request): Promise<Response> {
  return withRequestId(request.headers, () => respond(request));
}

async function respond(request: Request): Promise<Response> {
  const startedAt = performance.now();
  let prompt = "";
  try {
    const read = await readImageRequest(request);
    prompt = ("request" in read ? read.request.prompt : read.prompt) ?? "";
    if ("refusal" in read) {
      getMetrics()?.picturesRefused.inc({ reason: "invalid" });
      return answer(request, prompt, read.status, read.refusal);
    }
    const client = clientOf(request.headers);
    queue ??= openWorkshop();
    const workshop = { database: getDatabase(), env: getEnv(), queue };
    const result = await makePicture(read.request, client, workshop, request.signal);
    const body = result.status === 200 ? result.answer : result.refusal;
    record(result, prompt.length, performance.now() - startedAt);
    return answer(request, prompt, result.status, body);
  } catch (error) {
    if (request.signal.aborted) {
      log.info("a visitor left before the picture was made");
      // Nobody reads it.
      return new Response(null, { status: 499 });
    }
    log.error(reportOf(error), "picture not made");
    getMetrics()?.picturesRefused.inc({ reason: "failed" });
    return answer(request, prompt, 500, { error: IMAGE_FAILED });
  }
}

function openWorkshop(): Queue {
  const opened = createWorkshopQueue(getEnv());
  const metrics = getMetrics();
  if (metrics) metrics.pictureQueue = opened;
  return opened;
}

function record({ status }: ImageResult, promptLength: number, milliseconds: number): void {
  const madeBy = getEnv().IMAGE_API_KEY ? "hosted-model" : "own-renderer";
  log.info(
    { status, madeBy, promptLength, milliseconds: Math.round(milliseconds) },
    "picture asked for",
  );
  const metrics = getMetrics();
  if (status !== 200) return metrics?.picturesRefused.inc({ reason: REASONS[status] });
  metrics?.picturesMade.inc({ made_by: madeBy });
  metrics?.pictureSeconds.observe({ made_by: madeBy }, milliseconds / 1_000);
}

function answer(
  request: Request,
  prompt: string,
  status: number,
  body: ImageAnswer | ImageRefusal,
): Response {
  const headers = new Headers({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });
  if ("retryAfterSeconds" in body) headers.set("Retry-After", String(body.retryAfterSeconds));
  if (!isPlainForm(request)) return Response.json(body, { status, headers });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy([]));
  return new Response(renderPlainPage(prompt, body), { status, headers });
}
