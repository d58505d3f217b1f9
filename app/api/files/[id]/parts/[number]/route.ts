import { getDatabase } from "#server/database.ts";
import { findPart, storePart } from "#server/files/receive-part.ts";
import { inTimeTwice, uploadRoute } from "#app/api/files/upload-route.ts";
import { done, errorResponse, problemResponse } from "#app/api/files/upload-response.ts";
import { readFileOfDraft } from "#app/api/files/read-file-of-draft.ts";
import { clientOf } from "#server/http/client-address.ts";
import { UploadSlots } from "#server/http/upload-slots.ts";
import { readBytes } from "#server/http/read-body.ts";

// Allows for one part over a slow network.
export const maxDuration = 300;

/** Each holds one part in memory. A browser sends two at once. */
const slots = new UploadSlots({ total: 48, perClient: 6 });

type PartContext = { params: Promise<{ id: string; number: string }> };

/** Stores one part of exactly the announced length: 204. Idempotent. */
export const PUT = uploadRoute(async (request, context: PartContext) => {
  const leave = slots.take(clientOf(request.headers));
  if (!leave) return errorResponse(503, "Too many parts come at once.", { retryAfterSeconds: 1 });
  try {
    return await receive(request, context);
  } finally {
    leave();
  }
});

async function receive(request: Request, context: PartContext): Promise<Response> {
  const asked = await readFileOfDraft(request, context);
  if (!asked) return problemResponse({ kind: "unknown" });
  const { number: digits } = await context.params;
  const number = /^[1-9]\d{0,3}$/.test(digits) ? Number(digits) : 0;
  const part = await inTimeTwice(() => findPart(getDatabase(), asked, number));
  if ("problem" in part) return problemResponse(part.problem);
  const bytes = await readBytes(request, part.bytes);
  if (bytes === "too-long") return problemResponse({ kind: "too-long" });
  if (bytes === "too-short") return problemResponse({ kind: "cut" });
  const outcome = await inTimeTwice(() => storePart(getDatabase(), asked, number, bytes));
  return "problem" in outcome ? problemResponse(outcome.problem) : done();
}
