import type { FileProblem } from "#server/files/file-problem.ts";
import { FILE_ERRORS, type FileErrorCode } from "#lib/quote-requests/attachments.ts";

const NO_STORE = { "Cache-Control": "no-store" };

/** A JSON response with `no-store`. */
export function jsonResponse(body: unknown, status: number): Response {
  return Response.json(body, { status, headers: NO_STORE });
}

export function done(): Response {
  return new Response(null, { status: 204, headers: NO_STORE });
}

/** An error in one sentence; `code` is set if it concerns the file. */
export function errorResponse(
  status: number,
  error: string,
  { code, retryAfterSeconds }: { code?: FileErrorCode; retryAfterSeconds?: number } = {},
): Response {
  const headers = retryAfterSeconds && { "Retry-After": String(retryAfterSeconds) };
  return Response.json(
    { error, ...(code && { code }) },
    { status, headers: { ...NO_STORE, ...headers } },
  );
}

export function problemResponse(problem: FileProblem): Response {
  if (problem.kind === "rejected")
    return errorResponse(422, FILE_ERRORS[problem.code], { code: problem.code });
  if (problem.kind === "limited")
    return errorResponse(429, FILE_ERRORS.busy, { ...problem, code: "busy" });
  if (problem.kind === "full") return errorResponse(503, FILE_ERRORS.full, { code: "full" });
  const [status, error] = WORDS[problem.kind];
  return errorResponse(status, error);
}

const WORDS: Record<
  Exclude<FileProblem["kind"], "rejected" | "limited" | "full">,
  [status: number, error: string]
> = {
  unknown: [404, "There is no such file."],
  different: [409, "This id belongs to another file."],
  "no-part": [400, "This file has no such part."],
  cut: [400, "This part is shorter than announced."],
  "too-long": [413, "This part is longer than announced."],
  closed: [409, "This file is complete."],
  incomplete: [409, "Parts of this file are missing."],
  attached: [409, "This file was sent with a request."],
};
