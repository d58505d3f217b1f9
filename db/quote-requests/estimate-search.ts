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

export const SAMPLE_SIZE = 2_000;
// A twentieth: a scan then finds a thousand matches within twenty thousand rows.
const COMMON = SAMPLE_SIZE / 20;
// A tenth: the index would return more rows for the prefix than the other words leave.
const COMMON_PREFIX = SAMPLE_SIZE / 10;

/** An estimate from the newest rows, since the planner cannot estimate a prefix. */
export type SearchEstimate = {
  /** Many rows match, so a scan from the newest finds them soon. */
  isCommon: boolean;
  /** Many rows match the last word's prefix, so the index is better used without it. */
  hasCommonPrefix: boolean;
};

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
