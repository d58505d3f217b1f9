import { getDatabase } from "#server/database.ts";
import { addNote } from "#server/quote-requests/change-quote-request.ts";
import { getQuoteRequest } from "#db/quote-requests/get-quote-request.ts";
import { parseId, readChange } from "#app/api/admin/submissions/read-change.ts";
import { changeRefusal } from "#app/api/admin/submissions/change-refusal.ts";
import { json, refusal } from "#app/api/admin/submissions/json.ts";
import { withPerson } from "#app/api/admin/submissions/with-operator.ts";
import { noteSchema } from "#lib/quote-requests/quote-request-change.ts";

/** Adds a note to a request: `{ note }`. Answers with the whole request as it is now. */
export function POST(
  request: Request,
  { params }: RouteContext<"/api/admin/submissions/[id]/notes">,
): Promise<Response> {
  return withPerson(async (person) => {
    const id = parseId((await params).id);
    if (id === undefined) return refusal(400, "Unknown request number.");
    const read = await readChange(request, noteSchema);
    if ("refused" in read) return read.refused;
    const refused = await addNote(getDatabase(), person, id, read.change.note);
    if (refused) return changeRefusal(refused);
    return json(await getQuoteRequest(getDatabase(), id), 201);
  });
}
