import { slots } from "#content/image-generation/options.ts";
import { readText } from "#lib/server/read-body.ts";
import { refuseOrigin } from "#lib/server/request-guard.ts";
import type { ImageRefusal } from "./image-answer.ts";
import { imageRequestSchema, type ImageRequest } from "./image-request.ts";

/** The largest body: a thousand characters of four bytes, escaped, with room to spare. */
export const MAX_BODY_BYTES = 16 * 1024;

/** A request for a picture, or the refusal to answer with and the description as far as it could be read. */
export type ReadRequest =
  { request: ImageRequest } | { status: number; refusal: ImageRefusal; prompt?: string };

/** Whether a browser without JavaScript sent the page's form. */
export function isPlainForm(request: Request): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(contentType(request));
}

/** Reads what a page of this site asks for, as JSON or as its plain form. */
export async function readImageRequest(request: Request): Promise<ReadRequest> {
  const foreign = refuseOrigin(request.headers);
  if (foreign) return refused(foreign.status, "Pictures can only be asked for from this site.");
  const isJson = /^application\/json\b/i.test(contentType(request));
  if (!isJson && !isPlainForm(request)) return refused(415, "Send JSON.");
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) return tooLarge;
  const text = await readText(request, MAX_BODY_BYTES);
  if (text === undefined) return tooLarge;
  const sent = isJson ? parseJson(text) : { value: fromForm(text) };
  if (!sent) return refused(400, "This is not JSON.");
  const parsed = imageRequestSchema.safeParse(sent.value);
  if (parsed.success) return { request: parsed.data };
  const [issue] = parsed.error.issues;
  if (issue?.path[0] !== "prompt")
    return refused(400, `${issue?.path.join(".") || "The body"}: ${issue?.message}`);
  const { prompt } = sent.value as { prompt?: unknown };
  return {
    status: 400,
    refusal: { error: issue.message, field: "prompt" },
    ...(typeof prompt === "string" && { prompt }),
  };
}

const tooLarge = refused(413, "This is too long.");

function refused(status: number, error: string) {
  return { status, refusal: { error } };
}

/** The fields of the plain form: an example's button sends its description after the empty field's. */
function fromForm(text: string): unknown {
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

function contentType(request: Request): string {
  return request.headers.get("content-type") ?? "";
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    // Whatever the parser objected to, the answer is the same.
    return undefined;
  }
}
