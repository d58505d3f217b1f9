import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Facet, SubmissionFilter } from "../lib/submission-filter.ts";
import type { Database } from "./client.ts";
import { quoteRequestCounts, quoteRequests } from "./schema.ts";
import { isAmong, matchesSearchAndDays, newestFirst } from "./submission-filter.ts";

/** How many rows are looked at where the counts are not kept ready; beyond it, counts are "at least". */
const DAYS_SAMPLE = 2_000;
const SEARCH_SAMPLE = 1_000;

/**
 * How many requests a filter shows, and how many each facet's value would show, were it chosen instead. `isCapped`
 * says that there are more than were counted.
 */
export type SubmissionCounts = {
  total: number;
  isCapped: boolean;
  facets: Record<Facet, Record<string, number>>;
};

/**
 * Counts in one statement. Without a search and days, the counts that triggers keep are added up, a few thousand rows
 * whatever the table's size; with them, a sample of what matches is counted.
 */
export async function countSubmissions(
  database: Database,
  filter: SubmissionFilter,
): Promise<SubmissionCounts> {
  const { rows } = await database.execute<{
    facet: Facet | "total" | "sample";
    value: string;
    count: string;
  }>(countStatement(database, filter));
  const counts: SubmissionCounts = {
    total: 0,
    isCapped: false,
    facets: { status: {}, project: {}, product: {}, budget: {}, timeline: {} },
  };
  for (const { facet, value, count } of rows) {
    if (facet === "sample") counts.isCapped = Number(count) > sampleSize(filter);
    else if (facet === "total") counts.total = Number(count);
    else if (value !== "" && Number(count) > 0) counts.facets[facet][value] = Number(count);
  }
  return counts;
}

/** The statement itself, for the benchmark's plans. */
export function countStatement(database: Database, filter: SubmissionFilter): SQL {
  const { product, status, projectType, budgetRange, timeline, count } = quoteRequestCounts;
  const conditions: Record<Facet, SQL | undefined> = {
    status: isAmong(status, filter.status),
    project: isAmong(projectType, filter.project),
    budget: isAmong(budgetRange, filter.budget),
    timeline: isAmong(timeline, filter.timeline),
    // Every request counts once under no product, and again under each that it names.
    product: eq(product, filter.product ?? ""),
  };
  const allBut = (facet?: Facet) =>
    and(
      ...Object.entries(conditions).map(([name, condition]) =>
        name === facet ? undefined : condition,
      ),
    );
  const tally = (facet: string, value: SQL | AnyPgColumn, condition: SQL | undefined) =>
    sql`SELECT ${sql.raw(`'${facet}'`)} AS facet, ${value} AS value, coalesce(sum(${count}), 0) AS count FROM quote_request_counts WHERE ${condition}`;
  const parts = [
    tally("total", sql`''`, allBut()),
    sql`${tally("status", status, allBut("status"))} GROUP BY 2`,
    sql`${tally("project", projectType, allBut("project"))} GROUP BY 2`,
    sql`${tally("budget", budgetRange, allBut("budget"))} GROUP BY 2`,
    sql`${tally("timeline", timeline, allBut("timeline"))} GROUP BY 2`,
    sql`${tally("product", product, and(allBut("product"), ne(product, "")))} GROUP BY 2`,
  ];
  const sample = sampleOf(database, filter);
  if (!sample) return sql.join(parts, sql` UNION ALL `);
  parts.push(sql`SELECT 'sample', '', count(*) FROM sample`);
  // Shadows the table of the same name with the sample's own rows, each of which counts once.
  return sql`WITH sample AS MATERIALIZED (${sample}), quote_request_counts AS MATERIALIZED (
    SELECT product, status, project_type, coalesce(budget_range, '') AS budget_range, coalesce(timeline, '') AS timeline, 1 AS count
    FROM sample CROSS JOIN LATERAL unnest(array_prepend('', string_to_array(product_category, ', '))) AS product
  ) ${sql.join(parts, sql` UNION ALL `)}`;
}

function sampleSize({ q }: SubmissionFilter): number {
  return q ? SEARCH_SAMPLE : DAYS_SAMPLE;
}

function sampleOf(database: Database, filter: SubmissionFilter): SQL | undefined {
  const condition = matchesSearchAndDays(filter);
  if (!condition) return undefined;
  const { status, projectType, productCategory, budgetRange, timeline } = quoteRequests;
  const rows = database
    .select({ status, projectType, productCategory, budgetRange, timeline })
    .from(quoteRequests)
    .where(condition)
    .$dynamic();
  // The newest of some days lie together; what a search finds is taken as it comes, since sorting would need all of it.
  return (filter.q ? rows : rows.orderBy(...newestFirst)).limit(sampleSize(filter) + 1).getSQL();
}
