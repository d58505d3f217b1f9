import { asc, desc, not, sql, type SQL } from "drizzle-orm";
import type { QuoteRequestCursor, Sort } from "#lib/inbox/list-cursor.ts";
import { waitingCondition, quoteRequests } from "#db/schema.ts";

const { id, createdAt, status } = quoteRequests;

/** The id orders quote requests of the same millisecond. */
export const newestFirst: SQL[] = [desc(createdAt), desc(id)];
export const oldestFirst: SQL[] = [asc(createdAt), asc(id)];

const dueFirst: SQL[] = [
  sql`${not(waitingCondition(status))}`,
  sql`CASE WHEN ${waitingCondition(status)} THEN ${createdAt} END`,
  sql`CASE WHEN ${waitingCondition(status)} THEN ${id} END`,
  ...newestFirst,
];

export function orderOf(sort: Sort | undefined): SQL[] {
  return sort === "due" ? dueFirst : newestFirst;
}

// A row comparison can start in the middle of an index; two conditions joined by OR cannot.
export function isAfter({ createdAt: time, id: number, part }: QuoteRequestCursor): SQL {
  const place = sql`(${time.toISOString()}::timestamptz, ${number}::bigint)`;
  return part === "waiting"
    ? sql`(${createdAt}, ${id}) > ${place}`
    : sql`(${createdAt}, ${id}) < ${place}`;
}
