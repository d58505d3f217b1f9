import { useState } from "react";
import { formatView, type ListedView } from "#lib/quote-requests/saved-view.ts";
import { BULK_LIMIT } from "#lib/quote-requests/quote-request-change.ts";
import { fetchSelection } from "#components/inbox/data/inbox-api.ts";

export type SelectableRow = { id: number; version: number };

/** The rows of a view that were chosen for a change, with the version that the operator saw. */
export function useSelection(
  rows: readonly SelectableRow[],
  view: ListedView,
  isUnseen: (id: number) => boolean,
) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const [anchor, setAnchor] = useState<number>();
  const [hasMore, setHasMore] = useState(false);

  // Another view would hide what is chosen.
  const viewed = formatView(view).toString();
  const [lastViewed, setLastViewed] = useState(viewed);
  if (viewed !== lastViewed) {
    setLastViewed(viewed);
    clear();
  }

  /** With `isRange`, every row from the last one that was chosen to this one. */
  function toggle(id: number, isRange: boolean): void {
    const place = (wanted: number | undefined) => rows.findIndex((row) => row.id === wanted);
    const [from, to] = [place(isRange ? (anchor ?? id) : id), place(id)];
    const range = rows.slice(Math.max(Math.min(from, to), 0), Math.max(from, to) + 1);
    const next = new Map(chosen);
    const isRemoved = !isRange && next.delete(id);
    if (!isRemoved) for (const row of range) next.set(row.id, row.version);
    setAnchor(id);
    setChosen(new Map([...next].slice(0, BULK_LIMIT)));
    setHasMore(next.size > BULK_LIMIT);
  }

  /** Every row of the view, as many as one change may name, but none that came since and is not shown yet. */
  async function selectView(): Promise<void> {
    const selection = await fetchSelection(view);
    const shown = new Map(rows.map(({ id, version }) => [id, version]));
    const seen = selection.rows.filter(({ id }) => shown.has(id) || !isUnseen(id));
    // A version of the list, so that a change by somebody else that it does not show is a conflict.
    setChosen(new Map(seen.map(({ id, version }) => [id, shown.get(id) ?? version])));
    setHasMore(selection.hasMore);
  }

  function clear(): void {
    setChosen(new Map());
    setAnchor(undefined);
    setHasMore(false);
  }

  return { chosen, hasMore, toggle, selectView, clear };
}

export type Selection = ReturnType<typeof useSelection>;
