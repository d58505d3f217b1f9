import { getDatabase } from "#server/database.ts";
import { completeFile } from "#server/files/upload.ts";
import {
  inTimeTwice,
  uploadRoute,
  jsonResponse,
  problemResponse,
  readFileOfDraft,
  type FileContext,
} from "#app/api/files/upload-route.ts";

/** Completes an upload: 200 if the attachment is accepted, 409 if parts are missing, 422 if it was discarded. */
export const POST = uploadRoute(async function POST(request, context: FileContext) {
  const asked = await readFileOfDraft(request, context);
  if (!asked) return problemResponse({ kind: "unknown" });
  const outcome = await inTimeTwice(() => completeFile(getDatabase(), asked));
  return "problem" in outcome
    ? problemResponse(outcome.problem)
    : jsonResponse(outcome.upload, 200);
});
