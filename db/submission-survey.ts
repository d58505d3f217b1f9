import { sql } from "drizzle-orm";
import type { SubmissionFilter } from "../lib/submission-filter.ts";
import type { Database } from "./client.ts";
import { quoteRequests } from "./schema.ts";
import {
  matchesEnding,
  matchesSearch,
  matchesSearchAndDays,
  newestFirst,
} from "./submission-filter.ts";

/** How many of the newest rows tell how common a word is. */
export const GLANCE = 2_000;
// A twentieth: a walk over the newest rows then meets a thousand matches within twenty thousand.
const COMMON = GLANCE / 20;
// A tenth: the search index would gather more rows for the beginning of a word than the other words leave.
const COMMON_ENDING = GLANCE / 10;

/** What the newest rows say about a search: the planner can only guess it from the beginning of a word. */
export type Survey = {
  /** Many rows match; walking from the newest one meets them soon. */
  isCommon: boolean;
  /** Many rows have a word that begins like the last one, which is worth less to the index than the words before. */
  hasCommonEnding: boolean;
};

/** Looks at the newest rows of the filter's days. */
export async function surveySearch(
  database: Database,
  { q = "", from, to }: Pick<SubmissionFilter, "q" | "from" | "to">,
): Promise<Survey> {
  const newest = database
    .select({ search: quoteRequests.search })
    .from(quoteRequests)
    .where(matchesSearchAndDays({ from, to }))
    .orderBy(...newestFirst)
    .limit(GLANCE)
    .as("newest");
  const [counted] = await database
    .select({
      matches: sql<number>`(count(*) FILTER (WHERE ${matchesSearch(newest.search, q)}))::integer`,
      endings: sql<number>`(count(*) FILTER (WHERE ${matchesEnding(newest.search, q)}))::integer`,
    })
    .from(newest);
  const { matches = 0, endings = 0 } = counted ?? {};
  return { isCommon: matches >= COMMON, hasCommonEnding: endings >= COMMON_ENDING };
}
