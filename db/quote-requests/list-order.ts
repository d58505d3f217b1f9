import { asc, desc, not, notInArray, sql, type SQL } from "drizzle-orm";
import type { QuoteRequestCursor } from "#lib/quote-requests/list-cursor.ts";
import type { QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { OPEN, isWaiting as isWaitingStatus } from "#lib/quote-requests/quote-request-status.ts";
import type { Sort, SortPart } from "#lib/quote-requests/list-sort.ts";
import { isWaiting, quoteRequests } from "#db/schema.ts";

const { id, createdAt, status } = quoteRequests;

/** Newest first; the id breaks ties within a millisecond. */
export const newestFirst: SQL[] = [desc(createdAt), desc(id)];

/** By due time in one query, for readers of the whole list. */
const dueFirst: SQL[] = [
  sql`${not(isWaiting(status))}`,
  sql`CASE WHEN ${isWaiting(status)} THEN ${createdAt} END`,
  sql`CASE WHEN ${isWaiting(status)} THEN ${id} END`,
  ...newestFirst,
];

export function orderOf(sort: Sort | undefined): SQL[] {
  return sort === "due" ? dueFirst : newestFirst;
}

/** Sorts by time and id: one part of the due-time list, or the whole list newest first. */
export function inOrder(
  part: SortPart | undefined,
  columns: { createdAt: Parameters<typeof asc>[0]; id: Parameters<typeof asc>[0] },
): SQL[] {
  const direction = part === "waiting" ? asc : desc;
  return [direction(columns.createdAt), direction(columns.id)];
}

/** Undefined if the list has no parts. */
export function isOfPart(part: SortPart | undefined): SQL | undefined {
  if (!part) return undefined;
  return part === "waiting" ? isWaiting(status) : not(isWaiting(status));
}

/** False if the filter excludes the whole part. */
export function mayHold({ due, status: chosen }: QuoteRequestFilter, part: SortPart): boolean {
  if (part === "rest" && due) return false;
  if (chosen.length === 0 || chosen[0] === OPEN) return true;
  return chosen.some((each) => isWaitingStatus(each) === (part === "waiting"));
}

// A row comparison uses one index from the cursor on; two conditions joined by OR would scan from its start.
/** The row comes after the cursor. */
export function isAfter(cursor: QuoteRequestCursor): SQL {
  const place = sql`(${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::bigint)`;
  return cursor.part === "waiting"
    ? sql`(${createdAt}, ${id}) > ${place}`
    : sql`(${createdAt}, ${id}) < ${place}`;
}

export function isNoneOf(ids: readonly number[]): SQL | undefined {
  return ids.length > 0 ? notInArray(id, [...ids]) : undefined;
}
