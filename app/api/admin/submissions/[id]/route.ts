import { getDatabase } from "@/db/client";
import { getSubmission } from "@/db/submissions";
import { forDesk, json, refusal } from "@/lib/admin-response";

/** One whole request. */
export function GET(_request: Request, { params }: RouteContext<"/api/admin/submissions/[id]">) {
  return forDesk(async () => {
    const { id } = await params;
    if (!/^[1-9]\d{0,14}$/.test(id)) return refusal(400, "Unknown request number.");
    const submission = await getSubmission(getDatabase(), Number(id));
    return submission ? json(submission) : refusal(404, "No request has this number.");
  });
}
