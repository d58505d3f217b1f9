import { getDatabase } from "#server/database.ts";
import { completeFile } from "#server/files/complete-upload.ts";
import { withSecondAttempt } from "#db/second-attempt.ts";
import { answerVisitor, inTime } from "#app/api/files/with-visitor.ts";
import { answer, refuseFor } from "#app/api/files/upload-response.ts";
import { readFileOfDraft, type FileContext } from "#app/api/files/read-file-of-draft.ts";

/** Closes a file whose parts have arrived: 200 where it is taken, 409 where parts are missing, 422 where it is gone again. */
export function POST(request: Request, context: FileContext): Promise<Response> {
  return answerVisitor(request, async () => {
    const asked = await readFileOfDraft(request, context);
    if (!asked) return refuseFor({ kind: "unknown" });
    const outcome = await inTime(() => withSecondAttempt(() => completeFile(getDatabase(), asked)));
    return "problem" in outcome ? refuseFor(outcome.problem) : answer(outcome.upload, 200);
  });
}
