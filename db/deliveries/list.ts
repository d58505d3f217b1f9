import "server-only";
import { count, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { deliveries } from "#db/schema.ts";

/** What was or is to be told of a request, oldest first. */
export function listDeliveries(database: Database, quoteRequestId: number) {
  const { quoteRequestId: _, eventId: _event, ...columns } = getTableColumns(deliveries);
  return database
    .select(columns)
    .from(deliveries)
    .where(eq(deliveries.quoteRequestId, quoteRequestId))
    .orderBy(deliveries.createdAt, deliveries.channel, deliveries.target);
}

/** How many deliveries were given up and not sent again since. */
export async function countFailedDeliveries(database: Database): Promise<number> {
  const [row] = await database
    .select({ failed: count() })
    .from(deliveries)
    .where(eq(deliveries.state, "failed"));
  return row?.failed ?? 0;
}
