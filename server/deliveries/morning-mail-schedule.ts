import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { inTransaction, type Database } from "#db/client.ts";
import { isDueBeforeTomorrow } from "#db/quote-requests/filter-conditions.ts";
import { deliveries, quoteRequests } from "#db/schema.ts";
import { getJobQueue, jobsStatement } from "./job-queue.ts";

/** Stores a day's mail if any quote is late or due. Idempotent: several processes store one mail a day. */
export async function storeMorningMail(database: Database, day: string, now: Date): Promise<void> {
  const queue = await getJobQueue(database);
  await inTransaction(database, async (transaction) => {
    const deliveryId = randomUUID();
    const { rowCount } = await transaction.execute(
      sql`INSERT INTO ${deliveries} (id, day, event, channel)
        SELECT ${deliveryId}::uuid, ${day}::date, 'desk.morning', 'desk-mail'
        WHERE EXISTS (SELECT FROM ${quoteRequests} WHERE ${isDueBeforeTomorrow(now)})
        ON CONFLICT (day) DO NOTHING`,
    );
    if (rowCount)
      await transaction.execute(
        await jobsStatement(queue, [{ id: deliveryId, channel: "desk-mail" }]),
      );
  });
}
