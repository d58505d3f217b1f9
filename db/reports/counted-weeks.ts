import { and, between, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { company } from "#content/company.ts";
import { productCategories } from "#content/quote-request-options.ts";
import { quoteRequests, quoteRequestWeekCounts } from "#db/schema.ts";
import { isUncounted, matches } from "#db/quote-requests/filter-conditions.ts";
import type { Facet, FacetValue } from "#lib/quote-requests/facets.ts";
import type { QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { withoutListFilters } from "#lib/reports/report-filter.ts";
import { addDays, type Period } from "#lib/reports/report-period.ts";
import { isCoded } from "./value-codes.ts";

/** The quote requests of a report: the filter without its search and days, in a period. */
export type ReportQuery = { filter: QuoteRequestFilter; period: Period };

type Product = FacetValue<"product">;

export const PRODUCT_COLUMNS = {
  "hardwood-flooring": "hardwoodFlooring",
  "wall-panels": "wallPanels",
  "custom-cabinets": "customCabinets",
  "doors-windows": "doorsWindows",
  "multiple-products": "multipleProducts",
  "custom-solution": "customSolution",
} as const satisfies Record<Product, keyof typeof quoteRequestWeekCounts>;

/** Shadows the counts with the quote requests themselves (`beginning`) if the filter needs other columns. */
export function countedWeeks({ filter, period }: ReportQuery): { beginning: SQL; where: SQL } {
  if (isUncounted(withoutListFilters(filter)))
    return {
      beginning: sql`WITH quote_request_week_counts AS (${requestsAsCounts({ filter, period })}) `,
      where: sql`true`,
    };
  const { week, status, projectType, budgetRange, timeline } = quoteRequestWeekCounts;
  const where = and(
    between(week, period.first, period.last),
    isCoded(status, "status", filter.status),
    isCoded(projectType, "project", filter.project),
    isCoded(budgetRange, "budget", filter.budget),
    isCoded(timeline, "timeline", filter.timeline),
  );
  return { beginning: sql``, where: where ?? sql`true` };
}

export function countOf({ product: [product] }: Pick<QuoteRequestFilter, "product">): AnyPgColumn {
  return quoteRequestWeekCounts[product === undefined ? "count" : PRODUCT_COLUMNS[product]];
}

export function cameIn({ first, last }: Period): SQL {
  const { createdAt } = quoteRequests;
  return sql`(${createdAt} >= ${midnight(first)} AND ${createdAt} < ${midnight(addDays(last, 7))})`;
}

/** Like `quote_request_week`, but takes a third of the time for rows of the period. */
export function weekIn({ first, last }: Period): SQL {
  const mondays = sql`ARRAY(SELECT monday AT TIME ZONE ${zone} FROM generate_series(${first}::timestamp, ${last}::timestamp, '7 days') AS monday)`;
  return sql`(${first}::date + 7 * (width_bucket(${quoteRequests.createdAt}, ${mondays}) - 1))`;
}

// Inlined: GROUP BY treats the expression with another parameter as a different one.
const zone = sql.raw(`'${company.timeZone}'`);

function midnight(day: string): SQL {
  return sql`(${day}::timestamp AT TIME ZONE ${zone})`;
}

function requestsAsCounts({ filter, period }: ReportQuery): SQL {
  const { status, dismissedFrom, projectType, budgetRange, timeline } = quoteRequests;
  const products = productCategories.map(
    ({ value }) =>
      sql`(strpos(${quoteRequests.productCategory}, ${sql.raw(`'${value}'`)}) > 0)::int AS ${sql.identifier(quoteRequestWeekCounts[PRODUCT_COLUMNS[value]].name)}`,
  );
  const codes = [
    codeOf("status", status),
    codeOf("status", dismissedFrom),
    codeOf("project", projectType),
    codeOf("budget", budgetRange),
    codeOf("timeline", timeline),
  ];
  return sql`SELECT ${weekIn(period)} AS week, ${sql.join(codes, sql`, `)}, 1 AS count, ${sql.join(products, sql`, `)} FROM ${quoteRequests} WHERE ${and(matches(withoutListFilters(filter)), cameIn(period))}`;
}

function codeOf(facet: Facet, column: AnyPgColumn): SQL {
  return sql`quote_request_code(${sql.raw(`'${facet}'`)}, ${column}) AS ${sql.identifier(column.name)}`;
}
