import { getDatabase } from "@/db/client";
import { clientAddress } from "@/lib/client-address";
import { getEnv } from "@/lib/env";
import { reportOf } from "@/lib/error-report";
import {
  IMAGE_FAILED,
  type ImageAnswer,
  type ImageRefusal,
} from "@/lib/image-generation/image-answer";
import { readImageRequest } from "@/lib/image-generation/read-image-request";
import { createWorkshopQueue, makePicture } from "@/lib/image-generation/make-picture";
import type { Queue } from "@/lib/image-generation/queue";
import { log } from "@/lib/log";

// The hosted model's minute, and the wait before it.
export const maxDuration = 120;

let queue: Queue | undefined;

/** Makes a picture of a described cabinet: `{ prompt, seed?, design? }` to `{ image, alt, seed, madeBy, understood, unknown }`. */
export async function POST(request: Request): Promise<Response> {
  try {
    const read = await readImageRequest(request);
    if ("refusal" in read) return answer(read.status, read.refusal);
    const client = clientAddress(request.headers.get("x-forwarded-for"), getEnv().TRUSTED_PROXIES);
    queue ??= createWorkshopQueue(getEnv());
    const workshop = { database: getDatabase(), env: getEnv(), queue };
    const result = await makePicture(read.request, client, workshop, request.signal);
    return answer(result.status, result.status === 200 ? result.answer : result.refusal);
  } catch (error) {
    if (request.signal.aborted) {
      log.info("a visitor left before the picture was made");
      // Nobody reads it.
      return new Response(null, { status: 499 });
    }
    log.error(reportOf(error), "picture not made");
    return answer(500, { error: IMAGE_FAILED });
  }
}

function answer(status: number, body: ImageAnswer | ImageRefusal): Response {
  const headers = new Headers({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });
  if ("retryAfterSeconds" in body) headers.set("Retry-After", String(body.retryAfterSeconds));
  return Response.json(body, { status, headers });
}
