import { getDatabase } from "@/db/client";
import { addNote } from "@/db/submission-changes";
import { getSubmission } from "@/db/submissions";
import { parseId, readChange } from "@/lib/admin-request";
import { forDesk, json, refusal, refusedChange } from "@/lib/admin-response";
import { noteSchema } from "@/lib/submission-change";

/** Adds a note to a request: `{ note }`. Answers with the whole request as it is now. */
export function POST(
  request: Request,
  { params }: RouteContext<"/api/admin/submissions/[id]/notes">,
): Promise<Response> {
  return forDesk(async () => {
    const id = parseId((await params).id);
    if (id === undefined) return refusal(400, "Unknown request number.");
    const read = await readChange(request, noteSchema);
    if ("refused" in read) return read.refused;
    const refused = await addNote(getDatabase(), id, read.change.note);
    if (refused) return refusedChange(refused);
    return json(await getSubmission(getDatabase(), id), 201);
  });
}
