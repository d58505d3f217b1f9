import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { eachFacet, FACET_NAMES, FACETS, type Facet } from "#lib/quote-requests/facets.ts";
import {
  DUES,
  type Due,
  type QuoteRequestFilter,
} from "#lib/quote-requests/quote-request-filter.ts";
import type { Database } from "#db/client.ts";
import { PRODUCT_CATEGORY_SEPARATOR } from "#lib/quote-requests/quote-request-schema.ts";
import { quoteRequestCounts, quoteRequests } from "#db/schema.ts";
import {
  isAmong,
  isDueBeforeTomorrow,
  isUncounted,
  matches,
  matchesAmongFew,
  matchesFacets,
  matchesSearch,
  matchesUncounted,
  matchesWholeWords,
} from "./filter-conditions.ts";
import { newestFirst } from "./list-order.ts";
import { estimateSearch, type SearchEstimate } from "./estimate-search.ts";

/** Rows that are counted where triggers keep no counts; beyond it, counts are "at least". */
const DAYS_SAMPLE = 2_000;
const SEARCH_SAMPLE = 1_000;
/** Up to this many due quote requests are searched row by row; beyond it, through the index. */
const FEW_DUE = 4_000;
// Twice the rows in which a common word fills the sample.
const SCAN_LIMIT = 40_000;

/** With `isCapped`, the counts are minimums, except those by due time. */
export type QuoteRequestCounts = {
  total: number;
  isCapped: boolean;
  facets: Record<Facet, Record<string, number>>;
  due: Record<Due, number>;
};

/** `scanLimit`: newest rows to scan for a common word; `isLittleDue`: reading what is due beats the search index. */
type Plan = SearchEstimate & { scanLimit: number; isLittleDue: boolean };

/** Adds up the counts that triggers keep; with a search, days, due time or assignee, counts a sample instead. */
export async function countQuoteRequests(
  database: Database,
  filter: QuoteRequestFilter,
  scanLimit = SCAN_LIMIT,
): Promise<QuoteRequestCounts> {
  if (!filter.q) return readCounts(database, filter);
  const estimate = await estimateSearch(database, filter);
  const plan = { ...estimate, scanLimit, isLittleDue: await isLittleDue(database, filter) };
  const counts = await readCounts(database, filter, plan);
  // A word that is common among the newest rows may be rare before; then the scan missed matches.
  if (!estimate.isCommon || counts.isCapped) return counts;
  return readCounts(database, filter, { ...plan, isCommon: false });
}

async function isLittleDue(database: Database, filter: QuoteRequestFilter): Promise<boolean> {
  const due = database
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(and(isDueBeforeTomorrow(), matches({ ...filter, q: undefined, due: undefined })))
    .limit(FEW_DUE);
  return (await database.$count(due.as("due"))) < FEW_DUE;
}

async function readCounts(
  database: Database,
  filter: QuoteRequestFilter,
  plan?: Plan,
): Promise<QuoteRequestCounts> {
  const { rows } = await database.execute<{
    facet: Facet | "total" | "sample" | "due";
    value: string;
    count: string;
  }>(countStatement(database, filter, plan));
  const counts: QuoteRequestCounts = {
    total: 0,
    isCapped: false,
    facets: eachFacet(() => ({})),
    due: { late: 0, today: 0 },
  };
  for (const { facet, value, count } of rows) {
    if (facet === "sample") counts.isCapped = Number(count) > sampleSize(filter);
    else if (facet === "total") counts.total = Number(count);
    else if (facet === "due") counts.due[value as Due] = Number(count);
    else if (value !== "" && Number(count) > 0) counts.facets[facet][value] = Number(count);
  }
  return counts;
}

function countStatement(database: Database, filter: QuoteRequestFilter, plan?: Plan): SQL {
  const { count } = quoteRequestCounts;
  const conditions = eachFacet((facet) => {
    const column = quoteRequestCounts[FACETS[facet].column];
    // Every quote request counts once under no value, and again under each of its values.
    return FACETS[facet].holds === "one"
      ? isAmong(column, filter[facet])
      : eq(column, filter[facet][0] ?? "");
  });
  const allBut = (facet?: Facet) =>
    and(...FACET_NAMES.map((name) => (name === facet ? undefined : conditions[name])));
  const tally = (facet: string, value: SQL | AnyPgColumn, condition: SQL | undefined) =>
    sql`SELECT ${sql.raw(`'${facet}'`)} AS facet, ${value} AS value, coalesce(sum(${count}), 0) AS count FROM quote_request_counts WHERE ${condition}`;
  const parts = FACET_NAMES.map((facet) => {
    const column = quoteRequestCounts[FACETS[facet].column];
    const isValue = FACETS[facet].holds === "one" ? undefined : ne(column, "");
    return sql`${tally(facet, column, and(allBut(facet), isValue))} GROUP BY 2`;
  });
  parts.push(tally("total", sql`''`, allBut()));
  for (const due of DUES) {
    const searching = plan?.isLittleDue ? matchesAmongFew : matchesSearch;
    const condition = and(matchesFacets(filter), matchesUncounted({ ...filter, due }, searching));
    parts.push(sql`SELECT 'due', ${due}, count(*) FROM ${quoteRequests} WHERE ${condition}`);
  }
  const sample = sampleOf(database, filter, plan);
  if (!sample) return sql.join(parts, sql` UNION ALL `);
  parts.push(sql`SELECT 'sample', '', count(*) FROM sample`);
  // Shadows the counts table with the sample's rows.
  return sql`WITH sample AS MATERIALIZED (${sample}), quote_request_counts AS MATERIALIZED (${countedSample()}) ${sql.join(parts, sql` UNION ALL `)}`;
}

function countedSample(): SQL {
  const values = FACET_NAMES.map((facet) => {
    const { column, holds } = FACETS[facet];
    const name = sql.identifier(quoteRequestCounts[column].name);
    const value = sql.identifier(quoteRequests[column].name);
    return holds === "one"
      ? { value: sql`coalesce(${value}, '') AS ${name}` }
      : {
          value: name,
          join: sql` CROSS JOIN LATERAL unnest(array_prepend('', string_to_array(${value}, ${PRODUCT_CATEGORY_SEPARATOR}))) AS ${name}`,
        };
  });
  const columns = sql.join(
    values.map(({ value }) => value),
    sql`, `,
  );
  const joins = sql.join(values.flatMap(({ join }) => join ?? []));
  return sql`SELECT ${columns}, 1 AS count FROM sample${joins}`;
}

function sampleSize({ q }: QuoteRequestFilter): number {
  return q ? SEARCH_SAMPLE : DAYS_SAMPLE;
}

function sampleOf(
  database: Database,
  filter: QuoteRequestFilter,
  plan: Plan | undefined,
): SQL | undefined {
  const { q } = filter;
  if (!isUncounted(filter)) return undefined;
  const columns = Object.fromEntries(
    FACET_NAMES.map((facet) => [FACETS[facet].column, quoteRequests[FACETS[facet].column]]),
  );
  const searching = plan?.hasCommonPrefix ? matchesWholeWords : matchesSearch;
  const size = sampleSize(filter) + 1;
  if (q && !plan?.isCommon) {
    const condition = matchesUncounted(filter, searching);
    return database.select(columns).from(quoteRequests).where(condition).limit(size).getSQL();
  }
  const newest = database
    .select({ ...columns, search: quoteRequests.search })
    .from(quoteRequests)
    .where(matchesUncounted({ ...filter, q: undefined }))
    .orderBy(...newestFirst)
    // Keeps the planner from fetching every match from the search index, or from sorting all rows.
    .limit(plan?.scanLimit ?? size)
    .as("newest");
  const { search: words, ...shown } = newest._.selectedFields;
  return database
    .select(shown)
    .from(newest)
    .where(q ? matchesSearch(words, q) : undefined)
    .limit(size)
    .getSQL();
}
