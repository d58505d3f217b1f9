import { randomUUID } from "node:crypto";
import { gt, sql } from "drizzle-orm";
import { inTransaction, type Database } from "#db/client.ts";
import { isDue, isDueBeforeTomorrow } from "#db/quote-request/filter-conditions.ts";
import { inOrder } from "#db/quote-request/order.ts";
import { deliveries, quoteRequests } from "#db/schema.ts";
import { getJobQueue, jobsStatement } from "./job-queue.ts";

/** A morning's mail lists no more. */
const MORNING_ROWS = 50;

/** What is late, and due for the rest of the day, at the moment `now`; the longest waiting come first. */
export type Morning = Awaited<ReturnType<typeof getMorning>>;

const { id, createdAt } = quoteRequests;

/**
 * Stores the mail of a day, where anything is late or due then. Whoever comes second stores none: there is one a day,
 * however many processes look.
 */
export async function storeMorningMail(database: Database, day: string, now: Date): Promise<void> {
  const queue = await getJobQueue(database);
  await inTransaction(database, async (transaction) => {
    const deliveryId = randomUUID();
    const { rowCount } = await transaction.execute(
      sql`INSERT INTO ${deliveries} (id, day, event, channel)
        SELECT ${deliveryId}::uuid, ${day}::date, 'desk.morning', 'desk-mail'
        WHERE EXISTS (SELECT FROM ${quoteRequests} WHERE ${isDueBeforeTomorrow(momentOf(now))})
        ON CONFLICT (day) DO NOTHING`,
    );
    if (rowCount) await transaction.execute(await jobsStatement(queue, [deliveryId]));
  });
}

/** What the mail of a day says when it is sent at `now`, and whether a later day's mail says it instead. */
export async function getMorning(database: Database, day: string, now: Date) {
  const moment = momentOf(now);
  const rows = await database
    .select({
      id,
      createdAt,
      status: quoteRequests.status,
      name: quoteRequests.name,
      company: quoteRequests.company,
      projectType: quoteRequests.projectType,
      assignee: quoteRequests.assignee,
    })
    .from(quoteRequests)
    .where(isDueBeforeTomorrow(moment))
    .orderBy(...inOrder("waiting", { createdAt, id }))
    .limit(MORNING_ROWS);
  const late = await database.$count(quoteRequests, isDue("late", moment));
  const today = await database.$count(quoteRequests, isDue("today", moment));
  const later = await database.$count(deliveries, gt(deliveries.day, day));
  return { day, now, rows, late, today, isOutdated: later > 0 };
}

function momentOf(now: Date) {
  return sql`${now.toISOString()}::timestamptz`;
}
