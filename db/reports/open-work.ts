import { and, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { isWaiting, quoteRequests } from "#db/schema.ts";
import { matches, matchesUncounted } from "#db/quote-requests/filter-conditions.ts";
import { AGES, daysOfAge, hoursBefore } from "#lib/reports/waiting-ages.ts";
import { statusesOf, withoutListFilters } from "#lib/reports/report-filter.ts";
import type { QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { WAITING } from "#lib/quote-requests/quote-request-status.ts";

/** For each of `AGES`: how much waits, and how much of it arrived on the days of that age. `assignee` may be null. */
export type OpenWork = { assignee: string | null; counts: number[]; onDays: number[] };

export async function countOpenWork(
  database: Transaction,
  filter: QuoteRequestFilter,
  now: Date,
): Promise<OpenWork[]> {
  const { assignee, createdAt, status } = quoteRequests;
  const counts = AGES.map(({ from, to }) =>
    tally(
      and(
        from === 0
          ? undefined
          : sql`${createdAt} <= ${hoursBefore(now, from).toISOString()}::timestamptz`,
        to === undefined
          ? undefined
          : sql`${createdAt} > ${hoursBefore(now, to).toISOString()}::timestamptz`,
      ),
    ),
  );
  const onDays = AGES.map((age) => tally(matchesUncounted(daysOfAge(age, now))));
  const waiting = statusesOf(filter).filter((each) => WAITING.includes(each));
  if (waiting.length === 0) return [];
  // A redundant condition makes the planner expect fewer rows and choose a worse index.
  const isAny = waiting.length === WAITING.length;
  const condition = and(
    matches({ ...withoutListFilters(filter), status: isAny ? [] : waiting }),
    isAny && filter.due ? undefined : isWaiting(status),
  );
  const { rows } = await database.execute<OpenWork>(
    sql`SELECT ${assignee}, ARRAY[${sql.join(counts, sql`, `)}] AS counts, ARRAY[${sql.join(onDays, sql`, `)}] AS "onDays" FROM ${quoteRequests} WHERE ${condition} GROUP BY ${assignee} ORDER BY ${assignee} IS NOT NULL, count(*) DESC, ${assignee}`,
  );
  return rows;
}

function tally(condition: SQL | undefined): SQL {
  return condition ? sql`count(*) FILTER (WHERE ${condition})::int` : sql`count(*)::int`;
}
