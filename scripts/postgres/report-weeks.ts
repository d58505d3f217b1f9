import type { ClientBase } from "pg";
import { productCategories } from "#content/quote-request-options.ts";

const FACETS =
  "quote_request_code('project', project_type), quote_request_code('budget', budget_range), quote_request_code('timeline', timeline)";

/**
 * Makes the report's weeks begin at midnight of `timeZone`, which an owner may change. The database knows the zone by a
 * function, since triggers count requests by week; a change counts all of them anew.
 */
export async function setReportTimeZone(client: ClientBase, timeZone: string): Promise<void> {
  const zone = client.escapeLiteral(timeZone);
  const { rows } = await client.query<{ isSet: boolean }>(
    "SELECT strpos(prosrc, $1) > 0 AS \"isSet\" FROM pg_proc WHERE proname = 'quote_request_week'",
    [zone],
  );
  if (rows[0]?.isSet) return;
  // In the order of the table's columns.
  const products = productCategories.map(
    ({ value }) => `count(*) FILTER (WHERE strpos(product_category, '${value}') > 0)`,
  );
  await client.query(`
    BEGIN;
    LOCK TABLE quote_requests IN SHARE ROW EXCLUSIVE MODE;
    CREATE OR REPLACE FUNCTION quote_request_week(moment timestamptz) RETURNS date
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT date_trunc('week', moment AT TIME ZONE ${zone})::date $$;
    DELETE FROM quote_request_week_counts;
    INSERT INTO quote_request_week_counts
      SELECT quote_request_week(created_at), quote_request_code('status', status), quote_request_code('status', dismissed_from), ${FACETS}, count(*), ${products.join(", ")}
      FROM quote_requests GROUP BY 1, 2, 3, 4, 5, 6;
    DELETE FROM quote_request_quote_counts;
    INSERT INTO quote_request_quote_counts
      SELECT quote_request_week(created_at), quote_request_hours(created_at, quoted_at), quote_request_code('status', status), ${FACETS}, quote_request_products(product_category), count(*)
      FROM quote_requests WHERE quoted_at IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7;
    COMMIT`);
}
