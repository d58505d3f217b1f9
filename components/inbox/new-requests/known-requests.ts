import type { NewRequests } from "#db/quote-requests/list-new-requests.ts";
import { NEWS_WINDOW } from "#lib/quote-requests/new-requests-window.ts";
import { isDismissed } from "#lib/quote-requests/quote-request-status.ts";

/** Requests that the operator was shown: every id up to `floor`, and newer ones in `ids`. */
export type Seen = { floor: number; ids: ReadonlySet<number> };

type Row = { id: number; status: string };

/** The initial state: everything, except open requests that arrived after the list in `rows` was read. */
export function seenAtFirst(newRequests: NewRequests, rows?: readonly Row[]): Seen {
  const seen = seenWith(newRequests, { floor: 0, ids: new Set() });
  if (!rows) return seen;
  const listed = new Set(rows.map(({ id }) => id));
  const oldest = rows.length > 0 ? Math.min(...listed) : 0;
  const missed = new Set(newRequests.open.filter((id) => id > oldest && !listed.has(id)));
  return { ...seen, ids: new Set([...seen.ids].filter((id) => !missed.has(id))) };
}

/** Marks everything in a response, and `ids`, as shown. */
export function seenWith(newRequests: NewRequests, seen: Seen, ids: readonly number[] = []): Seen {
  const told = [...newRequests.open, ...newRequests.dismissed].toSorted(
    (one, other) => other - one,
  );
  const oldest = told[NEWS_WINDOW - 1];
  const floor = oldest === undefined ? seen.floor : oldest - 1;
  const known = [...seen.ids, ...told, ...ids];
  return { floor, ids: new Set(known.filter((id) => id > floor)) };
}

export function isUnseen({ floor, ids }: Seen, id: number): boolean {
  return id > floor && !ids.has(id);
}

/** Whether more arrived than a response holds. False for the first response, of at most `NEWS_WINDOW` ids. */
export function isCapped({ open, dismissed, hasMore }: NewRequests): boolean {
  return hasMore && open.length + dismissed.length > NEWS_WINDOW;
}

/** Open requests not shown yet, newest first, from a response and from a list read since. */
export function unseenOf(seen: Seen, newRequests: NewRequests, rows: readonly Row[]): number[] {
  const dismissed = new Set(newRequests.dismissed);
  const listed = rows.filter(({ id, status }) => !isDismissed(status) && !dismissed.has(id));
  const ids = new Set([...newRequests.open, ...listed.map(({ id }) => id)]);
  return [...ids].filter((id) => isUnseen(seen, id)).toSorted((one, other) => other - one);
}
