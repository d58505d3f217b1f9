import { asc, desc, not, notInArray, sql, type SQL } from "drizzle-orm";
import type { QuoteRequestCursor } from "#lib/quote-requests/list-cursor.ts";
import type { QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { OPEN, isWaiting as isWaitingStatus } from "#lib/quote-requests/quote-request-status.ts";
import type { Sort, SortPart } from "#lib/quote-requests/list-sort.ts";
import { isWaiting, quoteRequests } from "#db/schema.ts";

const { id, createdAt, status } = quoteRequests;

/** The order of the list and of the CSV: newest first; the id decides between requests of one millisecond. */
export const newestFirst: SQL[] = [desc(createdAt), desc(id)];

/** The same by due time in one go, for whoever reads all of it. */
const dueFirst: SQL[] = [
  sql`${not(isWaiting(status))}`,
  sql`CASE WHEN ${isWaiting(status)} THEN ${createdAt} END`,
  sql`CASE WHEN ${isWaiting(status)} THEN ${id} END`,
  ...newestFirst,
];

/** The order of all rows of a view. */
export function orderOf(sort: Sort | undefined): SQL[] {
  return sort === "due" ? dueFirst : newestFirst;
}

/** Times and ids in the order of a part of the list by due time, or of the whole list newest first. */
export function inOrder(
  part: SortPart | undefined,
  columns: { createdAt: Parameters<typeof asc>[0]; id: Parameters<typeof asc>[0] },
): SQL[] {
  const direction = part === "waiting" ? asc : desc;
  return [direction(columns.createdAt), direction(columns.id)];
}

/** The row belongs to the part. Undefined where the list has none. */
export function isOfPart(part: SortPart | undefined): SQL | undefined {
  if (!part) return undefined;
  return part === "waiting" ? isWaiting(status) : not(isWaiting(status));
}

/** Whether a filter lets anything of a part pass, as far as it says. */
export function mayHold({ due, status: chosen }: QuoteRequestFilter, part: SortPart): boolean {
  if (part === "rest" && due) return false;
  if (chosen.length === 0 || chosen[0] === OPEN) return true;
  return chosen.some((each) => isWaitingStatus(each) === (part === "waiting"));
}

// A row comparison, which one index answers from its middle; two conditions joined by OR would start at its head.
/** The row comes after the cursor in its order. */
export function isAfter(cursor: QuoteRequestCursor): SQL {
  const place = sql`(${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::bigint)`;
  return cursor.part === "waiting"
    ? sql`(${createdAt}, ${id}) > ${place}`
    : sql`(${createdAt}, ${id}) < ${place}`;
}

/** The row is none of these. */
export function isNoneOf(ids: readonly number[]): SQL | undefined {
  return ids.length > 0 ? notInArray(id, [...ids]) : undefined;
}
