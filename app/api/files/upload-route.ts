import { noStore } from "#server/http/response-headers.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { withSecondAttempt } from "#db/second-attempt.ts";
import { rejectOrigin } from "#server/http/request-body.ts";
import { errorFields, log } from "#server/observability/log.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { z } from "zod";
import type { FileOfDraft } from "#db/files/file-queries.ts";
import { DRAFT_KEY_HEADER, type Upload } from "#lib/attachments/attachment-upload.ts";
import type { FileResult, FileProblem } from "#server/files/reservation-mutations.ts";
import { FILE_ERRORS, type FileErrorCode } from "#lib/attachments/file-rules.ts";

/** Space is freed in hours. */
const FULL_SECONDS = 3_600;

/** An upload route for same-origin requests only; responds 503 and logs if `respond` throws. */
export function uploadRoute<Context extends unknown[]>(
  respond: (request: Request, ...context: Context) => Promise<Response>,
): (request: Request, ...context: Context) => Promise<Response> {
  return (request, ...context) =>
    withRequestId(request.headers, async () => {
      const foreign = rejectOrigin(request.headers);
      if (foreign)
        return uploadErrorResponse(foreign.status, "Files can only be sent from this site.");
      try {
        return await respond(request, ...context);
      } catch (error) {
        log.error(errorFields(error), "a step of an upload failed");
        return uploadErrorResponse(503, "This site could not do that now.");
      }
    });
}

/** A route about an attachment of a draft: 404 for an unknown one, 200 with the upload or 204 if it was done. */
export function fileRoute<Params extends { id: string }>(
  act: (
    fileKey: FileOfDraft,
    request: Request,
    params: Params,
  ) => Promise<FileResult<{ upload?: Upload }>>,
): (request: Request, context: { params: Promise<Params> }) => Promise<Response> {
  return uploadRoute(async function respondAboutFile(
    request,
    context: { params: Promise<Params> },
  ) {
    const params = await context.params;
    const fileKey = readFileOfDraft(request, params.id);
    if (!fileKey) return problemResponse({ kind: "unknown" });
    const result = await act(fileKey, request, params);
    if ("problem" in result) return problemResponse(result.problem);
    if (result.upload) return jsonResponse(result.upload, 200);
    return new Response(null, { status: 204, headers: noStore() });
  });
}

export function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  return withDeadline(VISITOR_LIMIT_MS, work);
}

/** Like `inTime`, for idempotent work: retries once after a lost connection. */
export function inTimeWithRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  return inTime(() => withSecondAttempt(work));
}

const uuid = z.uuidv4().toLowerCase();

/** The attachment's id and the draft key that authorizes access; undefined if either is malformed. */
function readFileOfDraft(request: Request, text: string): FileOfDraft | undefined {
  const id = uuid.safeParse(text);
  const draftKey = uuid.safeParse(request.headers.get(DRAFT_KEY_HEADER));
  return id.success && draftKey.success ? { id: id.data, draftKey: draftKey.data } : undefined;
}

/** A JSON response with `no-store`. */
export function jsonResponse(body: unknown, status: number): Response {
  return Response.json(body, { status, headers: noStore(status) });
}

/** An error in one sentence; `code` is set if it concerns the file. */
export function uploadErrorResponse(
  status: number,
  error: string,
  { code, retryAfterSeconds }: { code?: FileErrorCode; retryAfterSeconds?: number } = {},
): Response {
  const headers = noStore(status, retryAfterSeconds);
  return Response.json({ error, ...(code && { code }) }, { status, headers });
}

export function problemResponse(problem: FileProblem): Response {
  if (problem.kind === "rejected")
    return uploadErrorResponse(422, FILE_ERRORS[problem.code], { code: problem.code });
  if (problem.kind === "limited")
    return uploadErrorResponse(429, FILE_ERRORS.busy, { ...problem, code: "busy" });
  if (problem.kind === "full")
    return uploadErrorResponse(503, FILE_ERRORS.full, {
      code: "full",
      retryAfterSeconds: FULL_SECONDS,
    });
  const [status, error] = MESSAGES[problem.kind];
  return uploadErrorResponse(status, error);
}

const MESSAGES: Record<
  Exclude<FileProblem["kind"], "rejected" | "limited" | "full">,
  [status: number, error: string]
> = {
  unknown: [404, "There is no such file."],
  different: [409, "This id belongs to another file."],
  "no-part": [400, "This file has no such part."],
  cut: [400, "This part is shorter than declared."],
  "too-long": [413, "This part is longer than declared."],
  closed: [409, "This file is complete."],
  incomplete: [409, "Parts of this file are missing."],
  attached: [409, "This file was sent with a request."],
};
