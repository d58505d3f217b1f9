import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { inTransaction, type Database } from "#db/client.ts";
import { isDueBeforeTomorrow } from "#db/quote-requests/filter-conditions.ts";
import { deliveries, quoteRequests } from "#db/schema.ts";
import { describeFilesRoom } from "#server/files/files-room.ts";
import { getJobQueue, jobsStatement } from "./job-queue.ts";

/** Stores a day's mail if any quote is late or due, or attachments need room. Idempotent: several processes store one mail a day. */
export async function storeMorningMail(database: Database, day: string, now: Date): Promise<void> {
  const queue = await getJobQueue(database);
  const needsRoom = (await describeFilesRoom(database)) !== null;
  await inTransaction(database, async (transaction) => {
    const deliveryId = randomUUID();
    const { rowCount } = await transaction.execute(
      sql`INSERT INTO ${deliveries} (id, day, event, channel)
        SELECT ${deliveryId}::uuid, ${day}::date, 'desk.morning', 'desk-mail'
        WHERE ${needsRoom} OR EXISTS (SELECT FROM ${quoteRequests} WHERE ${isDueBeforeTomorrow(now)})
        ON CONFLICT (day) DO NOTHING`,
    );
    if (rowCount)
      await transaction.execute(
        await jobsStatement(queue, [{ id: deliveryId, channel: "desk-mail" }]),
      );
  });
}
