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

/** Newest rows sampled to estimate how common a word is. */
export const SAMPLE_SIZE = 2_000;
// 5 %: scanning the newest rows finds a thousand matches within twenty thousand.
const COMMON = SAMPLE_SIZE / 20;
// 10 %: above it, a prefix lookup in the search index reads more rows than the other words leave.
const COMMON_PREFIX = SAMPLE_SIZE / 10;

/** Measured on the newest rows, because the planner can only guess the selectivity of a prefix. */
export type SearchEstimate = {
  /** Scanning from the newest row finds a page of matches quickly. */
  isCommon: boolean;
  /** Many rows match the prefix, so look up the other words in the index. */
  hasCommonPrefix: boolean;
};

/** Samples the newest rows that match the rest of the filter. */
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
