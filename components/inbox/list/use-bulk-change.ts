import { useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "#components/overlays/toast.tsx";
import type { BulkChange } from "#lib/quote-requests/quote-request-change.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { STATUSES, type Status } from "#lib/quote-requests/quote-request-status.ts";
import { statusLabel } from "#lib/quote-requests/value-labels.ts";
import { changeQuoteRequests } from "#components/inbox/data/inbox-api.ts";
import type { BulkResult, QuoteRequestPage } from "#components/inbox/data/responses.ts";
import { useAsOperator } from "#components/inbox/session/use-as-operator.ts";
import { knownVersion, noteOwnVersion } from "./own-versions.ts";
import type { SelectableRow } from "./use-selection.ts";
import { showFailure } from "./use-quote-requests.ts";

const UNDO_MS = 10_000;

// A key that is pressed while a change is on its way waits for it, and is made on the version that it results in.
let lastChange: Promise<unknown> = Promise.resolve();

export type RowChange = { status: Status } | { assignee: string };

/** Changes rows together, with one undo for all; names each row that was left as it is. */
export function useBulkChange() {
  const [rejected, setRejected] = useState<BulkResult["rejected"]>([]);
  const client = useQueryClient();
  const asOperator = useAsOperator();
  const { mutateAsync, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (changes: BulkChange[]) => asOperator(() => changeQuoteRequests(changes)),
    onSuccess: ({ changed, rejected: left }) => {
      for (const row of changed) noteOwnVersion(row);
      const current = left.flatMap((row) => (row.current ? { id: row.id, ...row.current } : []));
      const states = new Map([...current, ...changed].map((row) => [row.id, row]));
      client.setQueriesData<InfiniteData<QuoteRequestPage>>(
        { queryKey: ["quote-requests"] },
        (data) => data && { ...data, pages: data.pages.map((page) => replaceRows(page, states)) },
      );
      for (const id of states.keys())
        void client.invalidateQueries({ queryKey: ["quote-request", id] });
      void client.invalidateQueries({ queryKey: ["counts"] });
    },
    onError: showFailure,
  });

  async function apply(rows: readonly SelectableRow[], change: RowChange): Promise<void> {
    await lastChange;
    const result = await mutateAsync(
      rows.map((row) => ({ id: row.id, version: knownVersion(row), ...change })),
    );
    const left = result.rejected.filter(({ current }) => !isSo(current, change));
    setRejected(left);
    const back = undoOf(result);
    const made = "status" in change ? statusLabel(change.status) : `assigned to ${change.assignee}`;
    if (result.changed.length > 0)
      showToast({
        title: `${countOf(result)} ${made}`,
        ...(back.length > 0 && {
          durationMs: UNDO_MS,
          action: { label: "Undo", onSelect: () => void undo(back).catch(ignore) },
        }),
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

function replaceRows(
  page: QuoteRequestPage,
  states: ReadonlyMap<number, { status: string; assignee: string | null; version: number }>,
): QuoteRequestPage {
  const rows = page.rows.map((row) => {
    const state = states.get(row.id);
    if (!state) return row;
    return { ...row, status: state.status, assignee: state.assignee, version: state.version };
  });
  return { ...page, rows };
}

/** Whether a row is as wanted already, whoever made it so. */
function isSo(current: BulkResult["rejected"][number]["current"], change: RowChange): boolean {
  if (!current) return false;
  return "status" in change
    ? current.status === change.status
    : current.assignee === change.assignee;
}

/** Only what was changed; a status of a later build cannot be set. */
function undoOf({ changed }: BulkResult): BulkChange[] {
  return changed.flatMap(({ id, version, status, assignee, before }): BulkChange[] => {
    if (assignee !== before.assignee) return [{ id, version, assignee: before.assignee }];
    const known = STATUSES.find((each) => each === before.status);
    return known && known !== status ? [{ id, version, status: known }] : [];
  });
}

function countOf({ changed }: BulkResult): string {
  const [first] = changed;
  if (first && changed.length === 1) return `${formatReference(first.id)} is`;
  return `${changed.length} requests are`;
}

/** `onError` has shown the error. */
function ignore(): void {}
