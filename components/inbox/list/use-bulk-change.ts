import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "#components/overlays/toast.tsx";
import { type BulkChange, BULK_LIMIT } from "#lib/inbox/quote-request-change.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { STATUSES, type Status } from "#lib/quote-requests/quote-request-status.ts";
import { statusLabel } from "#lib/inbox/value-labels.ts";
import {
  patchQuoteRequests,
  fetchSelection,
  type BulkResponse,
} from "#components/inbox/data/inbox-api.ts";
import { showNotSaved } from "#components/inbox/data/show-failure.ts";
import { useView } from "#components/inbox/data/use-view.ts";
import { useAsOperator } from "#components/inbox/session/operator-provider.tsx";
import { knownVersion, recordOwnVersion, useRememberRows } from "./use-quote-requests.ts";
import { formatView } from "#lib/inbox/saved-view.ts";

// A change that is started while another one runs waits for it, and applies to the version that it results in.
let lastChange: Promise<unknown> = Promise.resolve();

export type RowChange = { status: Status } | { assignee: string };

/** Changes rows together, with one undo for all; names each row that was left as it is. */
export function useBulkChange() {
  const [rejected, setRejected] = useState<BulkResponse["rejected"]>([]);
  const client = useQueryClient();
  const rememberRows = useRememberRows();
  const asOperator = useAsOperator();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (changes: BulkChange[]) => asOperator(() => patchQuoteRequests(changes)),
    onSuccess: ({ changed, rejected: left }) => {
      for (const row of changed) recordOwnVersion(row);
      const current = left.flatMap((row) => (row.current ? { id: row.id, ...row.current } : []));
      const rows = [...current, ...changed];
      rememberRows(rows);
      for (const { id } of rows) void client.invalidateQueries({ queryKey: ["quote-request", id] });
    },
    onError: showNotSaved,
  });

  async function apply(rows: readonly SelectableRow[], change: RowChange): Promise<void> {
    await lastChange;
    const result = await mutateAsync(
      rows.map((row) => ({ id: row.id, version: knownVersion(row), ...change })),
    );
    const left = result.rejected.filter(({ current }) => !isDone(current, change));
    setRejected(left);
    const back = undoOf(result);
    const made = "status" in change ? statusLabel(change.status) : `assigned to ${change.assignee}`;
    if (result.changed.length > 0)
      showToast({
        title: `${countOf(result)} ${made}`,
        ...(back.length > 0 && undoOffer(() => undo(back))),
      });
    else if (left.length === 0) showToast({ title: `Already ${made}` });
  }

  async function undo(back: BulkChange[]): Promise<void> {
    const result = await mutateAsync(back);
    setRejected(result.rejected);
    if (result.changed.length > 0) showToast({ title: `${countOf(result)} as before` });
  }

  return {
    /** Resolves to whether the server took it; an error was shown. */
    change: (rows: readonly SelectableRow[], change: RowChange): Promise<boolean> => {
      const made = apply(rows, change).then(
        () => true,
        () => false,
      );
      lastChange = made;
      return made;
    },
    isPending,
    rejected,
    dismiss: () => setRejected([]),
  };
}

/** Whether a row already has the wanted value, whoever set it. */
function isDone(current: BulkResponse["rejected"][number]["current"], change: RowChange): boolean {
  if (!current) return false;
  return "status" in change
    ? current.status === change.status
    : current.assignee === change.assignee;
}

/** Only what was changed; a status of a later build cannot be set. */
function undoOf({ changed }: BulkResponse): BulkChange[] {
  return changed.flatMap(({ id, version, status, assignee, before }): BulkChange[] => {
    if (assignee !== before.assignee) return [{ id, version, assignee: before.assignee }];
    const known = STATUSES.find((each) => each === before.status);
    return known && known !== status ? [{ id, version, status: known }] : [];
  });
}

function countOf({ changed }: BulkResponse): string {
  const [first] = changed;
  if (first && changed.length === 1) return `${formatReference(first.id)} is`;
  return `${changed.length} requests are`;
}

/** For a toast; what `undo` rejects with was shown. */
export function undoOffer(undo: () => Promise<void>) {
  const onSelect = () => void undo().catch(() => undefined);
  return { durationMs: 10_000, action: { label: "Undo", onSelect } };
}

type SelectableRow = { id: number; version: number };

/** The rows of a view that were chosen for a change, with the version that the operator saw. */
export function useSelection(rows: readonly SelectableRow[], isUnseen: (id: number) => boolean) {
  const view = useView();
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
