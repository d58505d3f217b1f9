import { sql } from "drizzle-orm";
import { productCategories } from "#content/quote-request-options.ts";
import type { Transaction } from "#db/client.ts";
import { quoteRequestWeekCounts } from "#db/schema.ts";
import { countedWeeks, PRODUCT_COLUMNS, type ReportQuery } from "./counted-weeks.ts";

/** Requests per product and in total; a request with two products counts for both. */
export type ProductCounts = { total: number; products: { product: string; count: number }[] };

/** Ignores the filter's product, as its menu does: each count is what the view would show with that product. */
export async function countProducts(
  database: Transaction,
  query: ReportQuery,
): Promise<ProductCounts> {
  const { beginning, where } = countedWeeks({ ...query, filter: { ...query.filter, product: [] } });
  const sums = productCategories.map(
    ({ value }) =>
      sql`coalesce(sum(${quoteRequestWeekCounts[PRODUCT_COLUMNS[value]]}), 0)::int AS ${sql.identifier(value)}`,
  );
  const { rows } = await database.execute<Record<string, number>>(
    sql`${beginning}SELECT coalesce(sum(${quoteRequestWeekCounts.count}), 0)::int AS total, ${sql.join(sums, sql`, `)} FROM ${quoteRequestWeekCounts} WHERE ${where}`,
  );
  const [counts = {}] = rows;
  return {
    total: counts.total ?? 0,
    products: productCategories.map(({ value }) => ({ product: value, count: counts[value] ?? 0 })),
  };
}
