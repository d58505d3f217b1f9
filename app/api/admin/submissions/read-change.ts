import type { z } from "zod";
import { readText } from "#server/http/read-body.ts";
import { HttpError } from "#lib/http/http-error.ts";
import { rejectOrigin } from "#server/http/request-guard.ts";

/** Fits the longest note in four-byte characters, with room to spare. */
const MAX_BODY_BYTES = 32 * 1024;

/** Parses a quote request's id; undefined if it is not one. */
export function parseId(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** Like `parseId`, but throws a 400. */
export function readId(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new HttpError(400, "Unknown request number.");
  return id;
}

/** Parses a same-origin JSON body within the size limit against the schema. Throws an `HttpError` otherwise. */
export async function readChange<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = MAX_BODY_BYTES,
): Promise<z.output<Schema>> {
  const foreign = rejectOrigin(request.headers);
  if (foreign) throw new HttpError(foreign.status, "Send this from the inbox.");
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    throw new HttpError(415, "Send JSON.");
  const text = await readText(request, maxBytes);
  if (text === undefined) throw new HttpError(413, "This is too long.");
  const result = schema.safeParse(parseJson(text));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new HttpError(400, problems.join("; "));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema then reports what it expected.
    return undefined;
  }
}
