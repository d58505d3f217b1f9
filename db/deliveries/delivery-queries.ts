import "server-only";
import { and, desc, eq, getTableColumns, isNotNull, or } from "drizzle-orm";
import type { Database } from "#db/create-database.ts";
import { deliveries, isUndeliveredExportTeamMail } from "#db/schema.ts";

export function listDeliveries(database: Database, quoteRequestId: number) {
  const { quoteRequestId: _, eventId: _event, day: _day, ...columns } = getTableColumns(deliveries);
  return database
    .select(columns)
    .from(deliveries)
    .where(eq(deliveries.quoteRequestId, quoteRequestId))
    .orderBy(deliveries.createdAt, deliveries.channel, deliveries.target);
}

/** Quote requests with a failed delivery, or a mail to the export team that is being retried, newest first; and the latest morning mail, if it failed. */
export type Undelivered = {
  ids: number[];
  hasMore: boolean;
  morning: { id: string; day: string; reason: string | null } | null;
};

/** Leaves out deliveries that have been sent again. */
export async function listUndelivered(database: Database, limit = 5): Promise<Undelivered> {
  const rows = await database
    .selectDistinct({ id: deliveries.quoteRequestId })
    .from(deliveries)
    .where(
      and(
        or(eq(deliveries.state, "failed"), isUndeliveredExportTeamMail(deliveries)),
        isNotNull(deliveries.quoteRequestId),
      ),
    )
    .orderBy(desc(deliveries.quoteRequestId))
    .limit(limit + 1);
  const [last] = await database
    .select({
      id: deliveries.id,
      day: deliveries.day,
      state: deliveries.state,
      reason: deliveries.reason,
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
        ? { id: last.id, day: last.day, reason: last.reason }
        : null,
  };
}

/** How many mails to the export team have failed at least once and not arrived since, morning mails among them. */
export function countUndeliveredExportTeamMails(database: Database): Promise<number> {
  return database.$count(deliveries, isUndeliveredExportTeamMail(deliveries));
}
