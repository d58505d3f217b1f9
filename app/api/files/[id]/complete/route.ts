import { getDatabase } from "#server/database.ts";
import { completeFile } from "#server/files/complete-upload.ts";
import { inTimeTwice, uploadRoute } from "#app/api/files/upload-route.ts";
import { jsonResponse, problemResponse } from "#app/api/files/upload-response.ts";
import { readFileOfDraft, type FileContext } from "#app/api/files/read-file-of-draft.ts";

/** Completes an upload: 200 if the attachment is accepted, 409 if parts are missing, 422 if it was discarded. */
export const POST = uploadRoute(async (request, context: FileContext) => {
  const asked = await readFileOfDraft(request, context);
  if (!asked) return problemResponse({ kind: "unknown" });
  const outcome = await inTimeTwice(() => completeFile(getDatabase(), asked));
  return "problem" in outcome
    ? problemResponse(outcome.problem)
    : jsonResponse(outcome.upload, 200);
});
