import { asc, desc, not, notInArray, sql, type SQL } from "drizzle-orm";
import type { QuoteRequestCursor } from "#lib/quote-requests/list-cursor.ts";
import type { QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { OPEN, isWaiting as isWaitingStatus } from "#lib/quote-requests/quote-request-status.ts";
import type { Sort, SortPart } from "#lib/quote-requests/list-sort.ts";
import { isWaiting, quoteRequests } from "#db/schema.ts";

const { id, createdAt, status } = quoteRequests;

/** Newest first; the id orders quote requests of the same millisecond. */
export const newestFirst: SQL[] = [desc(createdAt), desc(id)];

const dueFirst: SQL[] = [
  sql`${not(isWaiting(status))}`,
  sql`CASE WHEN ${isWaiting(status)} THEN ${createdAt} END`,
  sql`CASE WHEN ${isWaiting(status)} THEN ${id} END`,
  ...newestFirst,
];

export function orderOf(sort: Sort | undefined): SQL[] {
  return sort === "due" ? dueFirst : newestFirst;
}

export function inOrder(
  part: SortPart | undefined,
  columns: { createdAt: Parameters<typeof asc>[0]; id: Parameters<typeof asc>[0] },
): SQL[] {
  const direction = part === "waiting" ? asc : desc;
  return [direction(columns.createdAt), direction(columns.id)];
}

export function isOfPart(part: SortPart | undefined): SQL | undefined {
  if (!part) return undefined;
  return part === "waiting" ? isWaiting(status) : not(isWaiting(status));
}

/** Whether a filter can match any row of a part. */
export function mayHold({ due, status: chosen }: QuoteRequestFilter, part: SortPart): boolean {
  if (part === "rest" && due) return false;
  if (chosen.length === 0 || chosen[0] === OPEN) return true;
  return chosen.some((each) => isWaitingStatus(each) === (part === "waiting"));
}

// A row comparison can start in the middle of an index; two conditions joined by OR cannot.
export function isAfter(cursor: QuoteRequestCursor): SQL {
  const place = sql`(${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::bigint)`;
  return cursor.part === "waiting"
    ? sql`(${createdAt}, ${id}) > ${place}`
    : sql`(${createdAt}, ${id}) < ${place}`;
}

export function isNoneOf(ids: readonly number[]): SQL | undefined {
  return ids.length > 0 ? notInArray(id, [...ids]) : undefined;
}
