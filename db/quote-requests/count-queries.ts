import { sql, type SQL } from "drizzle-orm";
import {
  COUNT_LIMIT,
  FACETS,
  type Facet,
  DUES,
  NO_FILTER,
  type Due,
  type QuoteRequestFilter,
} from "#lib/inbox/quote-request-filter.ts";
import { OPEN, STATUSES, type Status } from "#lib/quote-requests/quote-request-status.ts";
import type { Database } from "#db/create-database.ts";
import { quoteRequests } from "#db/schema.ts";
import { filterCondition, otherConditions } from "./filter-queries.ts";

/** Counts by name, none above `COUNT_LIMIT`. With `isCapped`, a search found more rows, and each may be too low. */
type Counts<Name extends string> = { isCapped: boolean; counts: Record<Name, number> };
/** In total, and with each status or due time instead of the filter's. */
export type QuoteRequestCounts = Counts<"total" | "open" | "all" | Due | Status>;
export type FacetCounts = Counts<string>;

/** Counts what a filter matches, and what each of the inbox's tabs would show. */
export function countQuoteRequests(
  database: Database,
  filter: QuoteRequestFilter,
): Promise<QuoteRequestCounts> {
  return countEach(database, filter, {
    total: {},
    open: { status: [OPEN] },
    all: { status: [] },
    ...changesByName(DUES, (due) => ({ due })),
    ...changesByName(STATUSES, (status) => ({ status: [status] })),
  });
}

/** Counts what a filter would match with each value of a facet instead of its own. */
export function countFacet(
  database: Database,
  filter: QuoteRequestFilter,
  facet: Facet,
): Promise<FacetCounts> {
  return countEach(
    database,
    filter,
    changesByName<string>(FACETS[facet].values, (value) => ({ [facet]: [value] })),
  );
}

type Changes<Name extends string> = Record<Name, Partial<QuoteRequestFilter>>;

function changesByName<Name extends string>(
  names: readonly Name[],
  change: (name: Name) => Partial<QuoteRequestFilter>,
): Changes<Name> {
  return Object.fromEntries(names.map((name) => [name, change(name)])) as Changes<Name>;
}

async function countEach<Name extends string>(
  database: Database,
  filter: QuoteRequestFilter,
  changes: Changes<Name>,
): Promise<Counts<Name>> {
  const { status, project, product, budget, timeline, due, ...others } = filter;
  const among = { ...NO_FILTER, status, project, product, budget, timeline, due };
  const searched = otherConditions({ ...NO_FILTER, ...others });
  const counts = Object.entries<Partial<QuoteRequestFilter>>(changes).map(([name, change]) => {
    const condition = filterCondition({ ...among, ...change }) ?? sql`true`;
    const count = searched
      ? sql`count(*) FILTER (WHERE ${condition})`
      : sql`(SELECT count(*) FROM (SELECT FROM ${quoteRequests} WHERE ${condition} LIMIT ${COUNT_LIMIT}) AS counted)`;
    return sql`least(${count}, ${COUNT_LIMIT})::int AS ${sql.identifier(name)}`;
  });
  if (searched) counts.push(sql`count(*)::int AS found FROM ${quoteRequests}`);
  const { rows } = await database.execute<Record<string, number>>(
    sql`${searched && searchOnce(searched)}SELECT ${sql.join(counts, sql`, `)}`,
  );
  const { found = 0, ...each } = rows[0] ?? {};
  return { isCapped: found > COUNT_LIMIT, counts: each as Record<Name, number> };
}

/** Reads what a search, an assignee, a language and days match once; the counts find it under the table's name. */
function searchOnce(condition: SQL): SQL {
  const { status, projectType, specifications, productCategory, budgetRange, timeline, createdAt } =
    quoteRequests;
  const columns = sql.join(
    [status, projectType, specifications, productCategory, budgetRange, timeline, createdAt],
    sql`, `,
  );
  return sql`WITH ${quoteRequests} AS MATERIALIZED (SELECT ${columns} FROM ${quoteRequests} WHERE ${condition} LIMIT ${COUNT_LIMIT + 1}) `;
}
