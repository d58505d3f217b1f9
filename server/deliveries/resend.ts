import "server-only";
import { and, eq, isNotNull } from "drizzle-orm";
import { inTransaction, type Database } from "#db/client.ts";
import { deliveries } from "#db/schema.ts";
import { getJobQueue, jobsStatement } from "./job-queue.ts";

/** Requeues a failed delivery of a request or, with null, a morning mail. Returns false if there is none. */
export async function resendDelivery(
  database: Database,
  quoteRequestId: number | null,
  deliveryId: string,
): Promise<boolean> {
  const queue = await getJobQueue(database);
  return inTransaction(database, async (transaction) => {
    const rows = await transaction
      .update(deliveries)
      .set({ state: "queued", attempts: 0, settledAt: null, nextAttemptAt: null })
      .where(
        and(
          eq(deliveries.id, deliveryId),
          quoteRequestId === null
            ? isNotNull(deliveries.day)
            : eq(deliveries.quoteRequestId, quoteRequestId),
          eq(deliveries.state, "failed"),
        ),
      )
      .returning({ id: deliveries.id, channel: deliveries.channel, target: deliveries.target });
    if (rows.length === 0) return false;
    await transaction.execute(await jobsStatement(queue, rows));
    return true;
  });
}
