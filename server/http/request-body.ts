import { getSiteUrl } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";

/** The body, or undefined as soon as it exceeds `maxBytes`; the rest is not read. A body that is cut off ends early. */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    // Cancelling the rest of a clone would wait for the other one.
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return undefined;
      chunks.push(chunk);
    }
  } catch (error) {
    if (!request.signal.aborted && !isCut(error)) throw error;
  }
  return Buffer.concat(chunks);
}

export async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  return (await readBody(request, maxBytes))?.toString();
}

export function isJson({ headers }: Request): boolean {
  return /^application\/json\b/i.test(headers.get("content-type") ?? "");
}

/** What a text says in JSON; undefined if it is none, so that a schema reports what it expected. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isCut(error: unknown): boolean {
  return error instanceof Error && (error.name === "AbortError" || /aborted/.test(error.message));
}

/** In bytes: both long texts in four-byte characters, with a margin. */
export const MAX_FORM_BYTES = 128 * 1024;
/** With files: the limit of serverless hosts. */
export const MAX_FORM_WITH_FILES_BYTES = 4.5 * 1024 * 1024;

export type Rejection = { status: 400 | 403 | 405 | 413; message: string };

/** Rejects a form from another site, and one that is too large; reads a body that does not declare its length. */
export async function rejectForm(
  request: Request,
  maxBytes = MAX_FORM_BYTES,
): Promise<Rejection | undefined> {
  const rejection = rejectOrigin(request.headers);
  if (rejection) return rejection;
  const declared = request.headers.get("content-length");
  const bytes = declared ?? (await readBody(request, maxBytes))?.byteLength ?? Infinity;
  if (Number(bytes) <= maxBytes) return undefined;
  return maxBytes === MAX_FORM_WITH_FILES_BYTES ? tooLargeWithFiles : tooLarge;
}

/** Rejects cross-origin requests. Without an Origin it is not a browser's, so there is no session to abuse. */
export function rejectOrigin(headers: Headers): Rejection | undefined {
  const origin = headers.get("origin");
  if (origin === null) return undefined;
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  // A reverse proxy on another port may send `Host` without it.
  const own = [host, getSiteUrl().host];
  if (URL.canParse(origin) && own.includes(new URL(origin).host)) return undefined;
  log.warn({ origin: origin.slice(0, 100), own }, "a form from another site was refused");
  return { status: 403, message: "This form can only be sent from this site." };
}

const tooLarge: Rejection = { status: 413, message: "This form is too large." };
const tooLargeWithFiles: Rejection = {
  status: 413,
  message:
    "This form is larger than 4.5 MB with its files. Go back, take files out, and send them by mail with the reference that you get.",
};
