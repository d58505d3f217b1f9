import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { quoteRequestWeekCounts } from "#db/schema.ts";
import { valueOf } from "./value-codes.ts";
import { countedWeeks, countOf, type ReportQuery } from "./counted-weeks.ts";

export type Arrivals = { week: string; project: string; count: number };

export async function countArrivals(
  database: Transaction,
  query: ReportQuery,
): Promise<Arrivals[]> {
  const { week, projectType } = quoteRequestWeekCounts;
  const { beginning, where } = countedWeeks(query);
  const count = sql`sum(${countOf(query.filter)})`;
  const { rows } = await database.execute<Omit<Arrivals, "project"> & { code: number }>(
    sql`${beginning}SELECT ${week}::text AS week, ${projectType} AS code, ${count}::int AS count FROM ${quoteRequestWeekCounts} WHERE ${where} GROUP BY ${week}, ${projectType} HAVING ${count} > 0 ORDER BY ${week}, ${projectType}`,
  );
  return rows.map(({ code, ...row }) => ({ ...row, project: valueOf("project", code) }));
}
