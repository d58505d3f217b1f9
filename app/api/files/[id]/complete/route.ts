import { getDatabase } from "#server/database.ts";
import { completeFile } from "#server/files/complete-upload.ts";
import { inTimeTwice, uploadRoute } from "#app/api/files/upload-route.ts";
import { answer, refuseFor } from "#app/api/files/upload-response.ts";
import { readFileOfDraft, type FileContext } from "#app/api/files/read-file-of-draft.ts";

/** Closes a file whose parts have arrived: 200 where it is taken, 409 where parts are missing, 422 where it is gone again. */
export const POST = uploadRoute(async (request, context: FileContext) => {
  const asked = await readFileOfDraft(request, context);
  if (!asked) return refuseFor({ kind: "unknown" });
  const outcome = await inTimeTwice(() => completeFile(getDatabase(), asked));
  return "problem" in outcome ? refuseFor(outcome.problem) : answer(outcome.upload, 200);
});
