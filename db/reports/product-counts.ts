import { sql } from "drizzle-orm";
import { productCategories } from "#content/quote-request-options.ts";
import type { Transaction } from "#db/client.ts";
import { quoteRequestWeekCounts } from "#db/schema.ts";
import { countedWeeks, PRODUCT_COLUMNS, type ReportQuery } from "./counted-weeks.ts";

/** `total` counts quote requests; one that names two products counts under both. */
export type ProductCounts = { total: number; products: { product: string; count: number }[] };

/** Ignores the filter's product, so that each count shows what choosing that product would give. */
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
