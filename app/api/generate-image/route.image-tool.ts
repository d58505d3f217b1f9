import { getDatabase } from "#server/database.ts";
import { clientOf } from "#server/http/client-address.ts";
import { getEnv } from "#server/env/env.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { IMAGE_FAILED } from "#lib/image-generation/image-response.ts";
import { log } from "#server/observability/log.ts";
import { getMetrics } from "#server/observability/metrics.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { createImageQueue, makeImage } from "#server/image-generation/make-image.ts";
import type { Queue } from "#server/queue/work-queue.ts";
import { createImageResponse } from "./send-image-response.ts";
import { readImageRequest } from "./read-image-request.ts";
import { recordResult } from "./record-result.ts";

// The hosted model's minute, and the wait before it.
export const maxDuration = 120;

let queue: Queue | undefined;

/**
 * Makes a picture of a described cabinet: `{ prompt, seed?, design? }` to `{ image, alt, seed, madeBy, understood,
 * unknown }`, or to `{ error, proposal }` with the nearest room if the prompt's cannot be drawn. The page's form, sent
 * without JavaScript, gets a page instead.
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
    if ("failure" in read) {
      getMetrics()?.imagesRejected.inc({ reason: "invalid" });
      return createImageResponse(request, prompt, read.status, read.failure);
    }
    const client = clientOf(request.headers);
    queue ??= openQueue();
    const context = { database: getDatabase(), env: getEnv(), queue };
    const result = await makeImage(read.request, client, context, request.signal);
    recordResult(result, prompt.length, performance.now() - startedAt);
    const body = result.status === 200 ? result.response : result.failure;
    return createImageResponse(request, prompt, result.status, body);
  } catch (error) {
    if (request.signal.aborted) {
      log.info("visitor left before the image was made");
      // Nobody reads it.
      return new Response(null, { status: 499 });
    }
    log.error(reportOf(error), "image not made");
    getMetrics()?.imagesRejected.inc({ reason: "failed" });
    return createImageResponse(request, prompt, 500, { error: IMAGE_FAILED });
  }
}

function openQueue(): Queue {
  const opened = createImageQueue(getEnv());
  const metrics = getMetrics();
  if (metrics) metrics.imageQueue = opened;
  return opened;
}
