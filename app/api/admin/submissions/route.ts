import type { NextRequest } from "next/server";
import { getDatabase } from "@/db/client";
import { listSubmissions } from "@/db/submissions";
import { forDesk, json, refusal } from "@/lib/admin-response";
import { formatCursor, parseCursor } from "@/lib/submission-cursor";

const PAGE_SIZE = 50;

/** One page of the list, newest first: `{ rows, nextCursor }`. */
export function GET(request: NextRequest): Promise<Response> {
  return forDesk(async () => {
    const text = request.nextUrl.searchParams.get("cursor");
    const cursor = text === null ? undefined : parseCursor(text);
    if (text !== null && !cursor) return refusal(400, "Unknown cursor.");
    const page = await listSubmissions(getDatabase(), { cursor, limit: PAGE_SIZE });
    return json({
      rows: page.rows,
      nextCursor: page.nextCursor ? formatCursor(page.nextCursor) : null,
    });
  });
}
