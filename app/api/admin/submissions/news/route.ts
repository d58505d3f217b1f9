import type { NextRequest } from "next/server";
import { json, refusal } from "#app/api/admin/submissions/json.ts";
import { withSession } from "#app/api/admin/submissions/with-session.ts";
import { getDatabase } from "#server/database.ts";
import { listNews } from "#db/quote-requests/list-new-requests.ts";

const ID = /^(0|[1-9]\d{0,14})$/;

/**
 * Which requests came after the one that `after` names, or the newest ones without it. An open inbox asks by the clock,
 * so that this is no use of the session.
 */
export function GET(request: NextRequest): Promise<Response> {
  return withSession(
    async () => {
      const text = request.nextUrl.searchParams.get("after");
      if (text !== null && !ID.test(text)) return refusal(400, "Unknown request number.");
      return json(await listNews(getDatabase(), text === null ? undefined : Number(text)));
    },
    { isUse: false },
  );
}
