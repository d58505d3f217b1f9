import type { NextRequest } from "next/server";
import { getDatabase } from "#server/database.ts";
import { listQuoteRequests } from "#db/quote-requests/list-quote-requests.ts";
import { json, refusal } from "./json.ts";
import { withView } from "./with-filter.ts";
import { withSession } from "./with-session.ts";
import { formatCursor, parseCursor } from "#lib/quote-requests/list-cursor.ts";

const PAGE_SIZE = 100;

/** One page of what the filter in the address shows, newest first or in the order of `sort`: `{ rows, nextCursor }`. */
export function GET(request: NextRequest): Promise<Response> {
  return withSession(() =>
    withView(request, ["cursor"], async ({ filter, sort }, { cursor: text }) => {
      const cursor = text === undefined ? undefined : parseCursor(text, sort);
      if (text !== undefined && !cursor) return refusal(400, "Unknown cursor.");
      const query = { filter, sort, cursor, limit: PAGE_SIZE };
      const page = await listQuoteRequests(getDatabase(), query);
      const nextCursor = page.nextCursor ? formatCursor(page.nextCursor) : null;
      return json({ rows: page.rows, nextCursor });
    }),
  );
}
