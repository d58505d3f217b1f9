import type { NextRequest } from "next/server";
import { getDatabase } from "#db/client.ts";
import { listQuoteRequests } from "#db/quote-request/list.ts";
import { json, refusal } from "./json.ts";
import { withFilter } from "./with-filter.ts";
import { withSession } from "./with-session.ts";
import { formatCursor, parseCursor } from "#lib/quote-request/cursor.ts";

const PAGE_SIZE = 100;

/** One page of what the filter in the address shows, newest first: `{ rows, nextCursor }`. */
export function GET(request: NextRequest): Promise<Response> {
  return withSession(() =>
    withFilter(request, ["cursor"], async (filter, { cursor: text }) => {
      const cursor = text === undefined ? undefined : parseCursor(text);
      if (text !== undefined && !cursor) return refusal(400, "Unknown cursor.");
      const page = await listQuoteRequests(getDatabase(), { filter, cursor, limit: PAGE_SIZE });
      const nextCursor = page.nextCursor ? formatCursor(page.nextCursor) : null;
      return json({ rows: page.rows, nextCursor });
    }),
  );
}
