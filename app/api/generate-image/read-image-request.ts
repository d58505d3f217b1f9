import { slots } from "#content/image-generation/options.ts";
import type { ImageError } from "#lib/image-generation/image-response-schema.ts";
import { imageRequestSchema, type ImageRequest } from "#lib/image-generation/image-request.ts";
import { isJson, parseJson, readText, rejectOrigin } from "#server/http/request-body.ts";

/** Fits a thousand four-byte characters, escaped, with a margin. */
export const MAX_BODY_BYTES = 16 * 1024;

/** An image request, or the error response with as much of the prompt as could be read. */
type ReadRequest =
  { request: ImageRequest } | { status: number; failure: ImageError; prompt?: string };

/** Whether this is a form post from a browser without JavaScript. */
export function isFormPost(request: Request): boolean {
  const type = request.headers.get("content-type") ?? "";
  return /^application\/x-www-form-urlencoded\b/i.test(type);
}

/** Reads an image request as JSON or as a posted form; same-origin only. */
export async function readImageRequest(request: Request): Promise<ReadRequest> {
  const foreign = rejectOrigin(request.headers);
  if (foreign) return reject(foreign.status, "Pictures can only be requested from this site.");
  const isForm = isFormPost(request);
  if (!isForm && !isJson(request)) return reject(415, "The request must be JSON.");
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) return tooLarge;
  const text = await readText(request, MAX_BODY_BYTES);
  if (text === undefined) return tooLarge;
  const body = isForm ? parseForm(text) : parseJson(text);
  return body === undefined ? reject(400, "The request isn't valid JSON.") : validate(body);
}

const tooLarge = reject(413, "The request is too long.");

function reject(status: number, error: string) {
  return { status, failure: { error } };
}

function validate(body: unknown): ReadRequest {
  const parsed = imageRequestSchema.safeParse(body);
  if (parsed.success) return { request: parsed.data };
  const [issue] = parsed.error.issues;
  if (issue?.path[0] !== "prompt")
    return reject(400, `${issue?.path.join(".") || "The body"}: ${issue?.message}`);
  const { prompt } = body as { prompt?: unknown };
  return {
    status: 400,
    failure: { error: issue.message, field: "prompt" },
    ...(typeof prompt === "string" && { prompt }),
  };
}

/** Parses the form; an example's button sends a second, later `prompt` after the empty field's. */
function parseForm(text: string): unknown {
  const fields = new URLSearchParams(text);
  const prompt = fields.getAll("prompt").findLast((value) => value.trim() !== "") ?? "";
  const chosen = Object.keys(slots).flatMap((slot) => {
    const option = fields.get(slot);
    return option === null ? [] : [[slot, option]];
  });
  const seed = fields.get("seed");
  return {
    prompt,
    ...(seed !== null && { seed: Number(seed) }),
    design: Object.fromEntries(chosen) as unknown,
  };
}
