import { and, between, isNotNull, sql, type SQL } from "drizzle-orm";
import { QUOTE_HOURS } from "#content/claims.ts";
import type { Transaction } from "#db/client.ts";
import { quoteRequestQuoteCounts, quoteRequests, quoteRequestWeekCounts } from "#db/schema.ts";
import { isUncounted, matches } from "#db/quote-requests/filter-conditions.ts";
import { FACETS } from "#lib/quote-requests/facets.ts";
import { statusesOf, withoutListFilters } from "#lib/reports/report-filter.ts";
import type { QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { WAITING } from "#lib/quote-requests/quote-request-status.ts";
import { isCoded } from "./value-codes.ts";
import { cameIn, countedWeeks, countOf, weekIn, type ReportQuery } from "./counted-weeks.ts";

/** Time to quote for the requests that arrived in a week, in started hours. */
export type QuoteTimes = {
  /** The week's Monday; null for the whole period. */
  week: string | null;
  quoted: number;
  /** How many were quoted within the shortest and the longest promised time. */
  early: number;
  inTime: number;
  /** In hours. */
  median: number;
  ninth: number;
};

export type WaitingCount = { week: string; count: number };

export async function timeQuotes(database: Transaction, query: ReportQuery): Promise<QuoteTimes[]> {
  const { rows } = await database.execute<QuoteTimes>(
    sql`WITH histogram AS MATERIALIZED (${histogramOf(query)}), ranked AS (
      SELECT week, hours, count, sum(count) OVER (PARTITION BY week ORDER BY hours) AS reached, sum(count) OVER (PARTITION BY week) AS total
      FROM (SELECT week, hours, count FROM histogram UNION ALL SELECT NULL, hours, sum(count) FROM histogram GROUP BY hours) AS each
    )
    SELECT week::text AS week, sum(count)::int AS quoted, ${within(QUOTE_HOURS.first)} AS early, ${within(QUOTE_HOURS.last)} AS "inTime", ${hourOf(5)} AS median, ${hourOf(9)} AS ninth
    FROM ranked WHERE total > 0 GROUP BY week ORDER BY week`,
  );
  return rows;
}

export async function countWaiting(
  database: Transaction,
  query: ReportQuery,
): Promise<WaitingCount[]> {
  const { week } = quoteRequestWeekCounts;
  const status = statusesOf(query.filter).filter((each) => WAITING.includes(each));
  if (status.length === 0) return [];
  const { beginning, where } = countedWeeks({ ...query, filter: { ...query.filter, status } });
  const count = sql`sum(${countOf(query.filter)})`;
  const { rows } = await database.execute<WaitingCount>(
    sql`${beginning}SELECT ${week}::text AS week, ${count}::int AS count FROM ${quoteRequestWeekCounts} WHERE ${where} GROUP BY ${week} HAVING ${count} > 0 ORDER BY ${week}`,
  );
  return rows;
}

function within(hours: number): SQL {
  return sql`coalesce(sum(count) FILTER (WHERE hours <= ${sql.raw(String(hours))}), 0)::int`;
}

/** percentile_disc from the histogram, without a row for each quote request. */
function hourOf(tenths: number): SQL {
  return sql`min(hours) FILTER (WHERE reached * 10 >= total * ${sql.raw(String(tenths))})::int`;
}

function histogramOf({ filter, period }: ReportQuery): SQL {
  const shown = withoutListFilters(filter);
  if (isUncounted(shown)) {
    const { createdAt, quotedAt } = quoteRequests;
    const condition = and(matches(shown), isNotNull(quotedAt), cameIn(period));
    return sql`SELECT ${weekIn(period)} AS week, quote_request_hours(${createdAt}, ${quotedAt}) AS hours, count(*) AS count FROM ${quoteRequests} WHERE ${condition} GROUP BY 1, 2`;
  }
  const { week, hours, count, status, projectType, budgetRange, timeline } =
    quoteRequestQuoteCounts;
  const condition = and(
    between(week, period.first, period.last),
    isCoded(status, "status", filter.status),
    isCoded(projectType, "project", filter.project),
    isCoded(budgetRange, "budget", filter.budget),
    isCoded(timeline, "timeline", filter.timeline),
    namesProduct(filter),
  );
  return sql`SELECT ${week} AS week, ${hours} AS hours, sum(${count}) AS count FROM ${quoteRequestQuoteCounts} WHERE ${condition} GROUP BY 1, 2`;
}

function namesProduct({ product: [product] }: QuoteRequestFilter): SQL | undefined {
  if (product === undefined) return undefined;
  const bit = 2 ** FACETS.product.values.indexOf(product);
  return sql`(${quoteRequestQuoteCounts.productCategory} & ${sql.raw(String(bit))}) > 0`;
}
