import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { quoteRequestWeekCounts } from "#db/schema.ts";
import { valueOf } from "./value-codes.ts";
import { countedWeeks, countOf, type ReportQuery } from "./counted-weeks.ts";

export type BudgetCount = { budget: string; count: number };

export async function countBudgets(
  database: Transaction,
  query: ReportQuery,
): Promise<BudgetCount[]> {
  const { budgetRange } = quoteRequestWeekCounts;
  const { beginning, where } = countedWeeks(query);
  const count = sql`sum(${countOf(query.filter)})`;
  const { rows } = await database.execute<{ budget: number; count: number }>(
    sql`${beginning}SELECT ${budgetRange} AS budget, ${count}::int AS count FROM ${quoteRequestWeekCounts} WHERE ${where} GROUP BY ${budgetRange} HAVING ${count} > 0 ORDER BY ${budgetRange}`,
  );
  return rows.map(({ budget, count: requests }) => ({
    budget: valueOf("budget", budget),
    count: requests,
  }));
}
