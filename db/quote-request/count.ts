import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Facet, QuoteRequestFilter } from "#lib/quote-request/filter.ts";
import type { Database } from "#db/client.ts";
import { quoteRequestCounts, quoteRequests } from "#db/schema.ts";
import {
  isAmong,
  matchesSearch,
  matchesSearchAndDays,
  matchesWholeWords,
  newestFirst,
} from "./filter-conditions.ts";
import { estimateSearch, type SearchEstimate } from "./estimate-search.ts";

/** How many rows are looked at where the counts are not kept ready; beyond it, counts are "at least". */
const DAYS_SAMPLE = 2_000;
const SEARCH_SAMPLE = 1_000;
// Twice the rows among which a common word fills the sample.
const WALK = 40_000;

/**
 * How many requests a filter shows, and how many each facet's value would show, were it chosen instead. `isCapped`
 * says that there are more than were counted.
 */
export type QuoteRequestCounts = {
  total: number;
  isCapped: boolean;
  facets: Record<Facet, Record<string, number>>;
};

/** How a search's sample is taken: `walk` is how many of the newest rows are looked through for a common word. */
type Plan = SearchEstimate & { walk: number };

/**
 * Without a search and days, the counts that triggers keep are added up, a few thousand rows whatever the table's
 * size; with them, a sample of what matches is counted.
 */
export async function countQuoteRequests(
  database: Database,
  filter: QuoteRequestFilter,
  walk = WALK,
): Promise<QuoteRequestCounts> {
  if (!filter.q) return readCounts(database, filter);
  const survey = await estimateSearch(database, filter);
  const counts = await readCounts(database, filter, { ...survey, walk });
  // What is common among the newest may have been rare before: then the walk has not seen all that match.
  if (!survey.isCommon || counts.isCapped) return counts;
  return readCounts(database, filter, { ...survey, isCommon: false, walk });
}

async function readCounts(
  database: Database,
  filter: QuoteRequestFilter,
  plan?: Plan,
): Promise<QuoteRequestCounts> {
  const { rows } = await database.execute<{
    facet: Facet | "total" | "sample";
    value: string;
    count: string;
  }>(countStatement(database, filter, plan));
  const counts: QuoteRequestCounts = {
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

function countStatement(database: Database, filter: QuoteRequestFilter, plan?: Plan): SQL {
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
  const sample = sampleOf(database, filter, plan);
  if (!sample) return sql.join(parts, sql` UNION ALL `);
  parts.push(sql`SELECT 'sample', '', count(*) FROM sample`);
  // Shadows the table of the same name with the sample's own rows, each of which counts once.
  return sql`WITH sample AS MATERIALIZED (${sample}), quote_request_counts AS MATERIALIZED (
    SELECT product, status, project_type, coalesce(budget_range, '') AS budget_range, coalesce(timeline, '') AS timeline, 1 AS count
    FROM sample CROSS JOIN LATERAL unnest(array_prepend('', string_to_array(product_category, ', '))) AS product
  ) ${sql.join(parts, sql` UNION ALL `)}`;
}

function sampleSize({ q }: QuoteRequestFilter): number {
  return q ? SEARCH_SAMPLE : DAYS_SAMPLE;
}

function sampleOf(
  database: Database,
  filter: QuoteRequestFilter,
  plan: Plan | undefined,
): SQL | undefined {
  const { from, to, q } = filter;
  if (!q && !from && !to) return undefined;
  const { status, projectType, productCategory, budgetRange, timeline, search } = quoteRequests;
  const columns = { status, projectType, productCategory, budgetRange, timeline };
  const searching = plan?.hasCommonPrefix ? matchesWholeWords : matchesSearch;
  const size = sampleSize(filter) + 1;
  if (q && !plan?.isCommon) {
    // Taken as it comes, since sorting would need all of it.
    const condition = matchesSearchAndDays(filter, searching);
    return database.select(columns).from(quoteRequests).where(condition).limit(size).getSQL();
  }
  const newest = database
    .select({ ...columns, search })
    .from(quoteRequests)
    .where(matchesSearchAndDays({ from, to }))
    .orderBy(...newestFirst)
    // Keeps the planner from asking the search index for all that match, or from sorting all rows.
    .limit(plan?.walk ?? size)
    .as("newest");
  const { search: words, ...shown } = newest._.selectedFields;
  return database
    .select(shown)
    .from(newest)
    .where(q ? matchesSearch(words, q) : undefined)
    .limit(size)
    .getSQL();
}
