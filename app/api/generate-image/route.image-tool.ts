import { getDatabase } from "#server/database.ts";
import { clientOf } from "#server/http/client-address.ts";
import { getEnv } from "#server/env/env.ts";
import { IMAGE_FAILED } from "#lib/image-generation/image-response.ts";
import { reportOf, log } from "#server/observability/log.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { createImageQueue, makeImage } from "#server/image-generation/image-action.ts";
import { readImageRequest, isFormPost } from "./read-image-request.ts";
import type { ImageResponse, ImageError } from "#lib/image-generation/image-response-schema.ts";
import { contentSecurityPolicy, DATA_POLICY, noStore } from "#server/http/response-headers.ts";
import { renderNoScriptPage } from "#components/image-generator/no-script-page.ts";

// The hosted model's minute, and the wait before it.
export const maxDuration = 120;

let queue: ReturnType<typeof createImageQueue> | undefined;

/**
 * Makes a picture of a described cabinet: `{ prompt, seed?, design? }` to `{ image, alt, seed, madeBy, understood,
 * unknown }`, or to `{ error, proposal }` with the nearest room if the prompt's cannot be drawn. The page's form, sent
 * without JavaScript, gets a page instead.
 */
export function POST(request: Request): Promise<Response> {
  return withRequestId(request.headers, () => respond(request));
}

async function respond(request: Request): Promise<Response> {
  let prompt = "";
  try {
    const read = await readImageRequest(request);
    prompt = ("request" in read ? read.request.prompt : read.prompt) ?? "";
    if ("failure" in read) return createImageResponse(request, prompt, read.status, read.failure);
    const client = clientOf(request.headers);
    queue ??= createImageQueue(getEnv());
    const context = { database: getDatabase(), env: getEnv(), queue };
    const result = await makeImage(read.request, client, context, request.signal);
    const body = result.status === 200 ? result.response : result.failure;
    return createImageResponse(request, prompt, result.status, body);
  } catch (error) {
    if (request.signal.aborted) {
      log.info("visitor left before the image was made");
      // Nobody reads it.
      return new Response(null, { status: 499 });
    }
    log.error(reportOf(error), "image not made");
    // The database that counts images is most likely down.
    return createImageResponse(request, prompt, 503, { error: IMAGE_FAILED });
  }
}

/** JSON, or for a posted form an HTML page with its own content security policy. */
function createImageResponse(
  request: Request,
  prompt: string,
  status: number,
  body: ImageResponse | ImageError,
): Response {
  const seconds = "error" in body ? body.retryAfterSeconds : undefined;
  const headers = new Headers({ ...noStore(status, seconds), "X-Robots-Tag": "noindex" });
  headers.set("Content-Security-Policy", DATA_POLICY);
  if (!isFormPost(request)) return Response.json(body, { status, headers });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy([]));
  return new Response(renderNoScriptPage(prompt, body), { status, headers });
}
