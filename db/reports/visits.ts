import { between, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/client.ts";
import { siteVisits } from "#db/schema.ts";
import type { Period } from "#lib/reports/report-period.ts";
import type { VisitEvent } from "#lib/reports/visit-events.ts";

export type Visits = { week: string; page: string; event: string; count: number };

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

export function readVisits(transaction: Transaction, period: Period): Promise<Visits[]> {
  return transaction
    .select({ week, page, event, count })
    .from(siteVisits)
    .where(between(week, period.first, period.last))
    .orderBy(week, page, event);
}
