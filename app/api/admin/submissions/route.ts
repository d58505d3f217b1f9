import type { NextRequest } from "next/server";
import { listQuoteRequests } from "#db/quote-requests/list-queries.ts";
import { formatCursor, parseCursor } from "#lib/inbox/list-cursor.ts";
import { BULK_BYTES, bulkChangeSchema } from "#lib/inbox/quote-request-change.ts";
import { requireOperator, requireSession } from "#server/auth/session-mutations.ts";
import { runAfterResponse } from "#server/background/after-response.ts";
import { getDatabase } from "#server/database.ts";
import { webhookNames } from "#server/deliveries/webhooks/webhook-format.ts";
import { changeQuoteRequests } from "#server/quote-requests/change-mutations.ts";
import {
  changeErrorText,
  inboxRoute,
  json,
  inboxErrorResponse,
  readChange,
  readView,
} from "./inbox-route.ts";

const PAGE_SIZE = 100;

/** One page of the filtered quote requests, newest first or in `sort` order: `{ rows, nextCursor }`. */
export const GET = inboxRoute(async function GET(request: NextRequest) {
  await requireSession();
  const { filter, sort, rest } = readView(request, ["cursor"]);
  const cursor = rest.cursor === undefined ? undefined : parseCursor(rest.cursor, sort);
  if (rest.cursor !== undefined && !cursor) return inboxErrorResponse(400, "Unknown cursor.");
  const page = await listQuoteRequests(getDatabase(), { filter, sort, cursor, limit: PAGE_SIZE });
  const nextCursor = page.nextCursor ? formatCursor(page.nextCursor) : null;
  return json({ rows: page.rows, nextCursor });
});

/** Changes several quote requests: `{ changes: [{ id, version, status?, assignee? }] }`. Names each that it rejects. */
export const PATCH = inboxRoute(async function PATCH(request: Request) {
  const operator = await requireOperator();
  const { changes } = await readChange(request, bulkChangeSchema, BULK_BYTES);
  const { changed, rejected } = await changeQuoteRequests(
    getDatabase(),
    operator,
    changes,
    webhookNames(),
  );
  if (changed.length > 0) runAfterResponse();
  return json({
    changed,
    rejected: rejected.map(({ error, ...row }) => ({ ...row, error: changeErrorText(error) })),
  });
});
