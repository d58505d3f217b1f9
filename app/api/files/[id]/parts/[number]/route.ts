import { getDatabase } from "#server/database.ts";
import { findPart, storePart } from "#server/files/upload-mutations.ts";
import { fileRoute, inTimeWithRetry } from "#app/api/files/upload-route.ts";
import { readBody } from "#server/http/request-body.ts";

// Allows for one part over a slow network.
export const maxDuration = 300;

type Part = { id: string; number: string };

/** Stores one part of exactly the declared length: 204. Idempotent. */
export const POST = fileRoute(async function POST(fileKey, request, { number: digits }: Part) {
  const number = /^[1-9]\d{0,3}$/.test(digits) ? Number(digits) : 0;
  const part = await inTimeWithRetry(() => findPart(getDatabase(), fileKey, number));
  if ("problem" in part) return part;
  const bytes = await readBody(request, part.bytes);
  if (!bytes) return { problem: { kind: "too-long" } };
  if (bytes.length < part.bytes) return { problem: { kind: "cut" } };
  return inTimeWithRetry(() => storePart(getDatabase(), fileKey, number, bytes));
});
/** As tabs of older builds send it. */
export const PUT = POST;
