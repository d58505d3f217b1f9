import { getDatabase } from "@/db/client";
import { changeSubmission } from "@/db/submission-changes";
import { getSubmission } from "@/db/submissions";
import { parseId, readChange } from "@/lib/admin-request";
import { forDesk, json, refusal, refusedChange } from "@/lib/admin-response";
import { submissionChangeSchema } from "@/lib/submission-change";

type Context = RouteContext<"/api/admin/submissions/[id]">;

/** One whole request with its history. */
export function GET(_request: Request, { params }: Context): Promise<Response> {
  return forDesk(async () => {
    const id = parseId((await params).id);
    if (id === undefined) return refusal(400, "Unknown request number.");
    const submission = await getSubmission(getDatabase(), id);
    return submission ? json(submission) : refusal(404, "No request has this number.");
  });
}

/** Changes its status or assignee: `{ version, status?, assignee? }`. Answers with the whole request as it is now. */
export function PATCH(request: Request, { params }: Context): Promise<Response> {
  return forDesk(async () => {
    const id = parseId((await params).id);
    if (id === undefined) return refusal(400, "Unknown request number.");
    const read = await readChange(request, submissionChangeSchema);
    if ("refused" in read) return read.refused;
    const refused = await changeSubmission(getDatabase(), id, read.change);
    if (refused) return refusedChange(refused);
    return json(await getSubmission(getDatabase(), id));
  });
}
