import type { NextRequest } from "next/server";
import { listQuoteRequests } from "#db/quote-requests/list-quote-requests.ts";
import { formatCursor, parseCursor } from "#lib/quote-requests/list-cursor.ts";
import { requireSession } from "#server/auth/require-operator.ts";
import { getDatabase } from "#server/database.ts";
import { inboxRoute } from "./inbox-route.ts";
import { json, errorResponse } from "./json.ts";
import { readView } from "./read-filter.ts";

const PAGE_SIZE = 100;

/** One page of the filtered quote requests, newest first or in `sort` order: `{ rows, nextCursor }`. */
export const GET = inboxRoute(async (request: NextRequest) => {
  await requireSession();
  const { filter, sort, rest } = readView(request, ["cursor"]);
  const cursor = rest.cursor === undefined ? undefined : parseCursor(rest.cursor, sort);
  if (rest.cursor !== undefined && !cursor) return errorResponse(400, "Unknown cursor.");
  const page = await listQuoteRequests(getDatabase(), { filter, sort, cursor, limit: PAGE_SIZE });
  const nextCursor = page.nextCursor ? formatCursor(page.nextCursor) : null;
  return json({ rows: page.rows, nextCursor });
});
