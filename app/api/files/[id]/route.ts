import { getDatabase } from "#server/database.ts";
import { removeFile } from "#server/files/remove-files.ts";
import {
  inTime,
  uploadRoute,
  done,
  problemResponse,
  readFileOfDraft,
  type FileContext,
} from "#app/api/files/upload-route.ts";

/** Deletes a draft's attachment and its bytes: 204; 409 if it belongs to a stored quote request. */
export const DELETE = uploadRoute(async function DELETE(request, context: FileContext) {
  const asked = await readFileOfDraft(request, context);
  if (!asked) return problemResponse({ kind: "unknown" });
  const outcome = await inTime(() => removeFile(getDatabase(), asked));
  return "problem" in outcome ? problemResponse(outcome.problem) : done();
});
