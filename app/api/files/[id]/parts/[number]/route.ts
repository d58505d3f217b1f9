import { getDatabase } from "#server/database.ts";
import { findPart, storePart } from "#server/files/upload.ts";
import {
  inTimeTwice,
  readFileOfDraft,
  uploadRoute,
  done,
  problemResponse,
} from "#app/api/files/upload-route.ts";
import { readBody } from "#server/http/read-body.ts";

// Allows for one part over a slow network.
export const maxDuration = 300;

type PartContext = { params: Promise<{ id: string; number: string }> };

/** Stores one part of exactly the announced length: 204. Idempotent. */
export const POST = uploadRoute(async function POST(request, context: PartContext) {
  const asked = await readFileOfDraft(request, context);
  if (!asked) return problemResponse({ kind: "unknown" });
  const { number: digits } = await context.params;
  const number = /^[1-9]\d{0,3}$/.test(digits) ? Number(digits) : 0;
  const part = await inTimeTwice(() => findPart(getDatabase(), asked, number));
  if ("problem" in part) return problemResponse(part.problem);
  const bytes = await readBody(request, part.bytes);
  if (!bytes) return problemResponse({ kind: "too-long" });
  if (bytes.length < part.bytes) return problemResponse({ kind: "cut" });
  const outcome = await inTimeTwice(() => storePart(getDatabase(), asked, number, bytes));
  return "problem" in outcome ? problemResponse(outcome.problem) : done();
});
/** As tabs of older builds send it. */
export const PUT = POST;
