import { between, desc, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/create-database.ts";
import { siteVisits, type VisitEvent } from "#db/schema.ts";
import type { Period } from "#lib/reports/report-period.ts";

export type PageVisits = { page: string } & Record<VisitEvent, number>;

const { week, page, event, count } = siteVisits;

/** Adds to the counts of the week of this Monday, in one statement. */
export async function addVisits(
  database: Database,
  monday: string,
  visits: readonly { page: string; event: VisitEvent; count: number }[],
): Promise<void> {
  if (visits.length === 0) return;
  await database
    .insert(siteVisits)
    .values(visits.map((visit) => ({ week: monday, ...visit })))
    .onConflictDoUpdate({
      target: [week, page, event],
      set: { count: sql`${count} + excluded.count` },
    });
}

/** The visits of each page in the period, the most read first. */
export function countVisits(
  database: Database | Transaction,
  period: Period,
): Promise<PageVisits[]> {
  return database
    .select({
      page,
      view: sumOf("view"),
      download: sumOf("download"),
      begun: sumOf("begun"),
      sent: sumOf("sent"),
    })
    .from(siteVisits)
    .where(between(week, period.first, period.last))
    .groupBy(page)
    .orderBy(desc(sumOf("view")), page);
}

function sumOf(each: VisitEvent) {
  return sql<number>`coalesce(sum(${count}) FILTER (WHERE ${event} = ${each}), 0)::int`;
}
