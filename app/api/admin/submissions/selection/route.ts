import type { NextRequest } from "next/server";
import { inboxRoute, json, readView } from "#app/api/admin/submissions/inbox-route.ts";
import { listQuoteRequests } from "#db/quote-requests/list-queries.ts";
import { BULK_LIMIT } from "#lib/inbox/quote-request-change.ts";
import { requireSession } from "#server/auth/session-mutations.ts";
import { getDatabase } from "#server/database.ts";

/** The first rows of a view, as many as one change may name, in the list's order: `{ rows: [{ id, version }], hasMore }`. */
export const GET = inboxRoute(async function GET(request: NextRequest) {
  await requireSession();
  const { filter, sort } = readView(request, []);
  const page = await listQuoteRequests(getDatabase(), { filter, sort, limit: BULK_LIMIT });
  const rows = page.rows.map(({ id, version }) => ({ id, version }));
  return json({ rows, hasMore: page.nextCursor !== undefined });
});
