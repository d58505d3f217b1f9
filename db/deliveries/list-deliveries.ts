import "server-only";
import { and, desc, eq, getTableColumns, isNotNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { deliveries } from "#db/schema.ts";

/** What was or is to be told of a request, oldest first. */
export function listDeliveries(database: Database, quoteRequestId: number) {
  const { quoteRequestId: _, eventId: _event, day: _day, ...columns } = getTableColumns(deliveries);
  return database
    .select(columns)
    .from(deliveries)
    .where(eq(deliveries.quoteRequestId, quoteRequestId))
    .orderBy(deliveries.createdAt, deliveries.channel, deliveries.target);
}

/**
 * The requests with a delivery that was given up, newest first; `hasMore` where those are not all. And the last morning's
 * mail, if it was given up: an older one is none that anybody still wants.
 */
export type Undelivered = {
  ids: number[];
  hasMore: boolean;
  morning: { id: string; day: string; words: string | null } | null;
};

/** The requests of which somebody could not be told, and nobody has sent it again since. */
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
