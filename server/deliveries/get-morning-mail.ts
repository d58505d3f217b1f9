import { gt } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { isDue, isDueBeforeTomorrow } from "#db/quote-requests/filter-conditions.ts";
import { inOrder } from "#db/quote-requests/list-order.ts";
import { deliveries, quoteRequests } from "#db/schema.ts";
import { describeFilesRoom } from "#server/files/files-room.ts";

const MORNING_ROWS = 50;

/** Late quotes and quotes due during the rest of the day, the longest waiting first, and whether attachments need room. */
export type Morning = Awaited<ReturnType<typeof getMorning>>;

const { id, createdAt } = quoteRequests;

/** The content of a day's mail at `now`, and whether a later day's mail supersedes it. */
export async function getMorning(database: Database, day: string, now: Date) {
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
    .where(isDueBeforeTomorrow(now))
    .orderBy(...inOrder("waiting", { createdAt, id }))
    .limit(MORNING_ROWS);
  const late = await database.$count(quoteRequests, isDue("late", now));
  const today = await database.$count(quoteRequests, isDue("today", now));
  const later = await database.$count(deliveries, gt(deliveries.day, day));
  const notice = await describeFilesRoom(database);
  return { day, now, rows, late, today, notice, isOutdated: later > 0 };
}
