import type { NewRequests } from "#db/quote-requests/list-new-requests.ts";
import { NEWS_WINDOW } from "#lib/quote-requests/new-requests-window.ts";
import { isDismissed } from "#lib/quote-requests/quote-request-status.ts";

/** What a clerk was shown: every request up to `floor`, and of the newer ones those among `ids`. */
export type Seen = { floor: number; ids: ReadonlySet<number> };

type Row = { id: number; status: string };

/**
 * What was shown when an inbox begins to listen: all that there is, but for open requests that came between its list and
 * this answer. `rows` is the list, where it shows all that is open.
 */
export function seenAtFirst(newRequests: NewRequests, rows?: readonly Row[]): Seen {
  const seen = seenWith(newRequests, { floor: 0, ids: new Set() });
  if (!rows) return seen;
  const listed = new Set(rows.map(({ id }) => id));
  const oldest = rows.length > 0 ? Math.min(...listed) : 0;
  const missed = new Set(newRequests.open.filter((id) => id > oldest && !listed.has(id)));
  return { ...seen, ids: new Set([...seen.ids].filter((id) => !missed.has(id))) };
}

/** What was shown after all of an answer was, and `ids` too. */
export function seenWith(newRequests: NewRequests, seen: Seen, ids: readonly number[] = []): Seen {
  const told = [...newRequests.open, ...newRequests.dismissed].toSorted(
    (one, other) => other - one,
  );
  const oldest = told[NEWS_WINDOW - 1];
  const floor = oldest === undefined ? seen.floor : oldest - 1;
  const known = [...seen.ids, ...told, ...ids];
  return { floor, ids: new Set(known.filter((id) => id > floor)) };
}

/** Whether the clerk was not shown this one yet. */
export function isUnseen({ floor, ids }: Seen, id: number): boolean {
  return id > floor && !ids.has(id);
}

/** Whether more came than an answer holds. The first one, which only begins to listen, holds as much as it is to. */
export function isCapped({ open, dismissed, hasMore }: NewRequests): boolean {
  return hasMore && open.length + dismissed.length > NEWS_WINDOW;
}

/** The open requests that were not shown yet, newest first: of an answer, and of a list that was read since. */
export function unseenOf(seen: Seen, newRequests: NewRequests, rows: readonly Row[]): number[] {
  const dismissed = new Set(newRequests.dismissed);
  const listed = rows.filter(({ id, status }) => !isDismissed(status) && !dismissed.has(id));
  const ids = new Set([...newRequests.open, ...listed.map(({ id }) => id)]);
  return [...ids].filter((id) => isUnseen(seen, id)).toSorted((one, other) => other - one);
}
