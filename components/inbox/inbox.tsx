"use client";

import { NuqsAdapter } from "nuqs/adapters/next/app";
import { useEffect, useRef, useState } from "react";
import { TooltipProvider } from "#components/ui/tooltip.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import { InboxHeader } from "./inbox-header.tsx";
import { NewRequestsNotice } from "./new-requests/new-requests-notice.tsx";
import { OperatorProvider, useMyName } from "./session/operator-provider.tsx";
import { PrintedRequest } from "./request/printed-request.tsx";
import { cn } from "#lib/styles/class-names.ts";
import { QuoteRequestPane } from "./request/quote-request-pane.tsx";
import { ShortcutsDialog, useCharacterKeys, useShortcuts } from "./shortcuts-dialog.tsx";
import { useLostFocus } from "./data/use-page.ts";
import { QuoteRequestDetailsDialog } from "./request/quote-request-details-dialog.tsx";
import { QuoteRequestList, type ListHandle } from "./list/quote-request-list.tsx";
import { useNewRequests } from "./new-requests/use-new-requests.ts";
import { SelectionBar } from "./list/selection-bar.tsx";
import {
  useBulkChange,
  type RowChange,
  useSelection,
} from "#components/inbox/list/use-bulk-change.ts";
import { useQuoteRequest, useQuoteRequests } from "./list/use-quote-requests.ts";
import {
  HiddenMatchesNotice,
  OfflineNotice,
  RejectedNotice,
  UndeliveredNotice,
} from "./list/notices.tsx";
import { useView } from "./data/use-view.ts";

export function Inbox() {
  return (
    <NuqsAdapter>
      <TooltipProvider>
        <OperatorProvider>
          <Workspace />
        </OperatorProvider>
      </TooltipProvider>
    </NuqsAdapter>
  );
}

function Workspace() {
  const view = useView();
  const quoteRequests = useQuoteRequests(view);
  const newRequests = useNewRequests(view, quoteRequests);
  const [detailsId, setDetailsId] = useState<number>();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<ListHandle>(null);

  const selection = useSelection(newRequests.rows, newRequests.isUnseen);
  const { change, isPending, rejected, dismiss } = useBulkChange();
  const withMyName = useMyName();
  const pane = useRef<HTMLElement>(null);
  const takesFocus = useRef(false);
  const lastOpen = useRef(view.openId);
  const characterKeys = useCharacterKeys();

  const { data: opened } = useQuoteRequest(view.openId);
  const open = (id: number) => {
    if (id === view.openId) return pane.current?.focus();
    takesFocus.current = true;
    view.openRequest(id);
  };
  const close = () => {
    if (view.openId === undefined) return;
    view.openRequest(null);
    list.current?.focusRow(view.openId);
  };
  const move = (step: number) => {
    const isReading = pane.current?.contains(document.activeElement) ?? false;
    list.current?.move(step, !isReading);
    // What had the focus is of the request before.
    if (isReading) pane.current?.focus();
  };
  const changeChosen = async (made: RowChange) => {
    const rows = [...selection.chosen].map(([id, version]) => ({ id, version }));
    if (await change(rows, made)) selection.clear();
  };
  /** The chosen requests, or else the open or focused one. */
  const changeCurrent = (made: RowChange) => {
    if (selection.chosen.size > 0) return void changeChosen(made);
    const id = view.openId ?? list.current?.active();
    // The list may not hold the open request, which may not be loaded yet.
    const row = opened ?? newRequests.rows.find((each) => each.id === id);
    if (row) void change([row], made);
  };
  useEffect(() => {
    // A link to related requests goes with the request that had it, and takes the focus with it.
    const isLost = lastOpen.current !== undefined && document.activeElement === document.body;
    if (view.openId === undefined && isLost) list.current?.focusRow(lastOpen.current);
    if (view.openId !== undefined && (takesFocus.current || isLost)) pane.current?.focus();
    takesFocus.current = false;
    lastOpen.current = view.openId;
  }, [view.openId]);
  useLostFocus(
    [isPending, selection.chosen.size, rejected.length, quoteRequests.isPlaceholderData].join(),
    () => list.current?.focusRow(undefined),
  );
  useShortcuts(
    {
      next: () => move(1),
      previous: () => move(-1),
      first: () => move(-Infinity),
      last: () => move(Infinity),
      open: () => list.current?.openActive(),
      close: () => (view.openId === undefined ? selection.clear() : close()),
      choose: (event) => {
        const id = list.current?.active();
        if (id !== undefined) selection.toggle(id, event.shiftKey);
      },
      assign: () => void withMyName((assignee) => changeCurrent({ assignee })),
      spam: () => changeCurrent({ status: "spam" }),
      archive: () => changeCurrent({ status: "archived" }),
      review: () => changeCurrent({ status: "in_review" }),
      quote: () => changeCurrent({ status: "quoted" }),
      reply: () => elementOf("r")?.click(),
      note: () => elementOf("n")?.focus(),
      search: () => search.current?.focus(),
      help: () => setIsHelpOpen(true),
    },
    characterKeys[0],
  );

  const showNewRequests = () => {
    list.current?.toBeginning();
    void newRequests.show();
  };

  return (
    <>
      {view.openId !== undefined && <PrintedRequest id={view.openId} />}
      <div
        className={cn(
          "flex h-dvh flex-col overflow-hidden bg-paper",
          view.openId !== undefined && "print:hidden",
        )}
      >
        <InboxHeader search={search} onHelp={() => setIsHelpOpen(true)} />
        <FilterBar />
        <OfflineNotice updatedAt={quoteRequests.dataUpdatedAt} />
        <div className="flex min-h-0 flex-1">
          <main className="@container relative flex min-w-0 flex-1 flex-col">
            <NewRequestsNotice newRequests={newRequests} onShow={showNewRequests} />
            <div className="min-h-0 flex-1">
              <QuoteRequestList
                ref={list}
                quoteRequests={{ ...quoteRequests, rows: newRequests.rows }}
                chosen={selection.chosen}
                onOpen={open}
                onChoose={selection.toggle}
                onDetails={setDetailsId}
              />
            </div>
            <RejectedNotice rejected={rejected} onOpen={open} onDismiss={dismiss} />
            <SelectionBar
              selection={selection}
              isPending={isPending}
              onChange={(made) => void changeChosen(made)}
              onAssignToMe={() => void withMyName((assignee) => void changeChosen({ assignee }))}
            />
          </main>
          <QuoteRequestPane id={view.openId} ref={pane} onClose={close} onDetails={setDetailsId} />
        </div>
        <HiddenMatchesNotice />
        <UndeliveredNotice />
        <QuoteRequestDetailsDialog
          id={detailsId}
          onOpen={open}
          onClose={() => setDetailsId(undefined)}
        />
        <ShortcutsDialog
          open={isHelpOpen}
          onOpenChange={setIsHelpOpen}
          characterKeys={characterKeys}
        />
      </div>
    </>
  );
}

/** The open request's control for a key. */
function elementOf(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`aside [data-key="${key}"]`);
}
