import { readText } from "../read-body.ts";
import { refuseOrigin } from "../server/request-guard.ts";
import type { ImageRefusal } from "./image-answer.ts";
import { imageRequestSchema, type ImageRequest } from "./image-request.ts";

/** The largest body: a thousand characters of four bytes, escaped, with room to spare. */
export const MAX_BODY_BYTES = 16 * 1024;

/** Reads what a page of this site asks for; anything else comes back as the refusal to answer with. */
export async function readImageRequest(
  request: Request,
): Promise<{ request: ImageRequest } | { status: number; refusal: ImageRefusal }> {
  const foreign = refuseOrigin(request.headers);
  if (foreign) return refused(foreign.status, "Pictures can only be asked for from this site.");
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return refused(415, "Send JSON.");
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) return tooLarge;
  const text = await readText(request, MAX_BODY_BYTES);
  if (text === undefined) return tooLarge;
  const json = parseJson(text);
  if (!json) return refused(400, "This is not JSON.");
  const parsed = imageRequestSchema.safeParse(json.value);
  if (parsed.success) return { request: parsed.data };
  const [issue] = parsed.error.issues;
  if (issue?.path[0] === "prompt")
    return { status: 400, refusal: { error: issue.message, field: "prompt" } };
  return refused(400, `${issue?.path.join(".") || "The body"}: ${issue?.message}`);
}

const tooLarge = refused(413, "This is too long.");

function refused(status: number, error: string) {
  return { status, refusal: { error } };
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    // Whatever the parser objected to, the answer is the same.
    return undefined;
  }
}
