import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequests } from "#db/schema.ts";
import {
  matchesLastPrefix,
  matchesSearch,
  matchesUncounted,
  type UncountedFilter,
} from "./filter-conditions.ts";
import { newestFirst } from "./list-order.ts";

/** How many of the newest rows tell how common a word is. */
export const SAMPLE_SIZE = 2_000;
// A twentieth: a scan of the newest rows then meets a thousand matches within twenty thousand.
const COMMON = SAMPLE_SIZE / 20;
// A tenth: the search index would gather more rows for the beginning of a word than the other words leave.
const COMMON_PREFIX = SAMPLE_SIZE / 10;

/** What the newest rows say about a search: the planner can only guess it from the beginning of a word. */
export type SearchEstimate = {
  /** Many rows match; a scan from the newest one on meets them soon. */
  isCommon: boolean;
  /** Many rows have a word that begins like the last one, which is worth less to the index than the words before. */
  hasCommonPrefix: boolean;
};

/** Looks at the newest rows that the rest of the filter lets pass. */
export async function estimateSearch(
  database: Database,
  filter: UncountedFilter,
): Promise<SearchEstimate> {
  const { q = "" } = filter;
  const newest = database
    .select({ search: quoteRequests.search })
    .from(quoteRequests)
    .where(matchesUncounted({ ...filter, q: undefined }))
    .orderBy(...newestFirst)
    .limit(SAMPLE_SIZE)
    .as("newest");
  const [counted] = await database
    .select({
      matches: sql<number>`(count(*) FILTER (WHERE ${matchesSearch(newest.search, q)}))::integer`,
      prefixes: sql<number>`(count(*) FILTER (WHERE ${matchesLastPrefix(newest.search, q)}))::integer`,
    })
    .from(newest);
  const { matches = 0, prefixes = 0 } = counted ?? {};
  return { isCommon: matches >= COMMON, hasCommonPrefix: prefixes >= COMMON_PREFIX };
}
