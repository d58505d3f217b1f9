import { and, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "#db/client.ts";
import { isWaiting, quoteRequests } from "#db/schema.ts";
import { matches, matchesUncounted } from "#db/quote-request/filter-conditions.ts";
import { AGES, daysOfAge, hoursBefore } from "#lib/figures/ages.ts";
import type { QuoteRequestFilter } from "#lib/quote-request/filter.ts";

/** What waits with somebody, or with nobody: for each of `AGES`, how much, and how much came on the days of that age. */
export type OpenWork = { assignee: string | null; counts: number[]; onDays: number[] };

/** All that waits for its quote, whenever it came. */
export async function countOpenWork(
  database: Transaction,
  filter: QuoteRequestFilter,
  now: Date,
): Promise<OpenWork[]> {
  const { assignee, createdAt, status } = quoteRequests;
  const tally = (condition: SQL | undefined) =>
    condition ? sql`count(*) FILTER (WHERE ${condition})::int` : sql`count(*)::int`;
  const counts = AGES.map(({ from, to }) =>
    tally(
      and(
        sql`${createdAt} <= ${hoursBefore(now, from).toISOString()}::timestamptz`,
        to === undefined
          ? undefined
          : sql`${createdAt} > ${hoursBefore(now, to).toISOString()}::timestamptz`,
      ),
    ),
  );
  const onDays = AGES.map((age) => tally(matchesUncounted(daysOfAge(age, now))));
  const condition = and(
    matches({ ...filter, q: undefined, from: undefined, to: undefined }),
    isWaiting(status),
  );
  const { rows } = await database.execute<OpenWork>(
    sql`SELECT ${assignee}, ARRAY[${sql.join(counts, sql`, `)}] AS counts, ARRAY[${sql.join(onDays, sql`, `)}] AS "onDays" FROM ${quoteRequests} WHERE ${condition} GROUP BY ${assignee} ORDER BY ${assignee} IS NOT NULL, count(*) DESC, ${assignee}`,
  );
  return rows;
}
