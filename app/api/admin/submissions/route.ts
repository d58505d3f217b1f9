import type { NextRequest } from "next/server";
import { getDatabase } from "@/db/client";
import { listSubmissions } from "@/db/submission-page";
import { filtered, forDesk, json, refusal } from "@/lib/admin-response";
import { formatCursor, parseCursor } from "@/lib/submission-cursor";

const PAGE_SIZE = 100;

/** One page of what the filter in the address shows, newest first: `{ rows, nextCursor }`. */
export function GET(request: NextRequest): Promise<Response> {
  return forDesk(() =>
    filtered(request, ["cursor"], async (filter, { cursor: text }) => {
      const cursor = text === undefined ? undefined : parseCursor(text);
      if (text !== undefined && !cursor) return refusal(400, "Unknown cursor.");
      const page = await listSubmissions(getDatabase(), { filter, cursor, limit: PAGE_SIZE });
      const nextCursor = page.nextCursor ? formatCursor(page.nextCursor) : null;
      return json({ rows: page.rows, nextCursor });
    }),
  );
}
