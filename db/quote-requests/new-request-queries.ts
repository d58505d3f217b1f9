import { desc, gt } from "drizzle-orm";
import { NEW_REQUESTS_WINDOW } from "#lib/inbox/list-cursor.ts";
import { isDismissed } from "#lib/quote-requests/quote-request-status.ts";
import type { Database } from "#db/create-database.ts";
import { quoteRequests } from "#db/schema.ts";

const NEW_REQUESTS_LIMIT = 1_000;

export type NewRequests = { open: number[]; dismissed: number[]; hasMore: boolean };

/** Quote requests after the id `after`; without it, the newest ones. */
export async function listNewRequests(
  database: Database,
  after?: number,
  limit = after === undefined ? NEW_REQUESTS_WINDOW : NEW_REQUESTS_LIMIT,
): Promise<NewRequests> {
  const { id, status } = quoteRequests;
  const rows = await database
    .select({ id, status })
    .from(quoteRequests)
    .where(after === undefined ? undefined : gt(id, after))
    .orderBy(desc(id))
    .limit(limit);
  const idsOf = (found: typeof rows) => found.map((row) => row.id);
  return {
    open: idsOf(rows.filter((row) => !isDismissed(row.status))),
    dismissed: idsOf(rows.filter((row) => isDismissed(row.status))),
    hasMore: rows.length === limit,
  };
}
