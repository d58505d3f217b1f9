import "server-only";
import { and, desc, eq, getTableColumns, isNotNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { deliveries } from "#db/schema.ts";

export function listDeliveries(database: Database, quoteRequestId: number) {
  const { quoteRequestId: _, eventId: _event, day: _day, ...columns } = getTableColumns(deliveries);
  return database
    .select(columns)
    .from(deliveries)
    .where(eq(deliveries.quoteRequestId, quoteRequestId))
    .orderBy(deliveries.createdAt, deliveries.channel, deliveries.target);
}

/** Quote requests with a failed delivery, newest first; and the latest morning mail, if it failed. */
export type Undelivered = {
  ids: number[];
  hasMore: boolean;
  morning: { id: string; day: string; words: string | null } | null;
};

/** Leaves out deliveries that have been sent again. */
export async function listUndelivered(database: Database, limit = 5): Promise<Undelivered> {
  const rows = await database
    .selectDistinct({ id: deliveries.quoteRequestId })
    .from(deliveries)
    .where(and(eq(deliveries.state, "failed"), isNotNull(deliveries.quoteRequestId)))
    .orderBy(desc(deliveries.quoteRequestId))
    .limit(limit + 1);
  const [last] = await database
    .select({
      id: deliveries.id,
      day: deliveries.day,
      state: deliveries.state,
      words: deliveries.words,
    })
    .from(deliveries)
    .where(isNotNull(deliveries.day))
    .orderBy(desc(deliveries.day))
    .limit(1);
  return {
    ids: rows.slice(0, limit).flatMap(({ id }) => id ?? []),
    hasMore: rows.length > limit,
    morning:
      last?.day && last.state === "failed"
        ? { id: last.id, day: last.day, words: last.words }
        : null,
  };
}
