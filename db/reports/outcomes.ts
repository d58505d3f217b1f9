import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { quoteRequestWeekCounts } from "#db/schema.ts";
import { valueOf } from "./value-codes.ts";
import { countedWeeks, countOf, type ReportQuery } from "./counted-weeks.ts";

/** `dismissedFrom` is the status before dismissal; `''` stands for none or an unknown one. */
export type Outcome = { status: string; dismissedFrom: string; count: number };

export async function countOutcomes(database: Transaction, query: ReportQuery): Promise<Outcome[]> {
  const { status, dismissedFrom } = quoteRequestWeekCounts;
  const { beginning, where } = countedWeeks(query);
  const count = sql`sum(${countOf(query.filter)})`;
  const { rows } = await database.execute<{ status: number; dismissedFrom: number; count: number }>(
    sql`${beginning}SELECT ${status}, ${dismissedFrom} AS "dismissedFrom", ${count}::int AS count FROM ${quoteRequestWeekCounts} WHERE ${where} GROUP BY ${status}, ${dismissedFrom} HAVING ${count} > 0 ORDER BY ${status}, ${dismissedFrom}`,
  );
  return rows.map((row) => ({
    status: valueOf("status", row.status),
    dismissedFrom: valueOf("status", row.dismissedFrom),
    count: row.count,
  }));
}
