"use client";

import { NuqsAdapter } from "nuqs/adapters/next/app";
import { useRef, useState } from "react";
import { TooltipProvider } from "#components/ui/tooltip.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import { InboxHeader } from "./inbox-header.tsx";
import { NewRequestsNotice } from "./new-requests/new-requests-notice.tsx";
import { OperatorProvider } from "./session/operator-provider.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { QuoteRequestPane } from "./request/quote-request-pane.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { QuoteRequestDetailsDialog } from "./request/quote-request-details-dialog.tsx";
import { QuoteRequestList, type ListHandle } from "./list/quote-request-list.tsx";
import { HiddenMatchesNotice } from "./list/hidden-matches-notice.tsx";
import { UndeliveredNotice } from "./list/undelivered-notice.tsx";
import { useNewRequests } from "./new-requests/use-new-requests.ts";
import { useCounts, useQuoteRequests } from "./list/use-quote-requests.ts";
import { useShortcuts } from "./data/use-shortcuts.ts";
import { useView } from "./data/use-view.ts";

type InboxProps = { signOut: () => Promise<void> };

export function Inbox({ signOut }: InboxProps) {
  return (
    <NuqsAdapter>
      <TooltipProvider>
        <OperatorProvider>
          <Workspace signOut={signOut} />
        </OperatorProvider>
      </TooltipProvider>
    </NuqsAdapter>
  );
}

function Workspace({ signOut }: InboxProps) {
  const view = useView();
  const quoteRequests = useQuoteRequests(view);
  const counts = useCounts(view.filter);
  const newRequests = useNewRequests(view, quoteRequests);
  const [detailsId, setDetailsId] = useState<number>();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<ListHandle>(null);

  useShortcuts({
    onMove: (step) => list.current?.move(step),
    onOpen: () => list.current?.openActive(),
    onClose: () => {
      if (view.openId === undefined) return;
      view.openRequest(null);
      list.current?.focusActive();
    },
    onSearch: () => search.current?.focus(),
    onHelp: () => setIsHelpOpen(true),
  });

  const showNewRequests = () => {
    list.current?.toBeginning();
    void newRequests.show();
  };

  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-paper">
      <InboxHeader
        view={view}
        counts={counts}
        search={search}
        onHelp={() => setIsHelpOpen(true)}
        signOut={signOut}
      />
      <FilterBar view={view} counts={counts} />
      <OfflineNotice updatedAt={quoteRequests.dataUpdatedAt} />
      <div className="flex min-h-0 flex-1">
        <main className="@container relative flex min-w-0 flex-1 flex-col">
          <NewRequestsNotice newRequests={newRequests} onShow={showNewRequests} />
          <div className="min-h-0 flex-1">
            <QuoteRequestList
              ref={list}
              view={view}
              quoteRequests={{ ...quoteRequests, rows: newRequests.rows }}
              counts={counts}
              onDetails={setDetailsId}
            />
          </div>
        </main>
        <QuoteRequestPane
          id={view.openId}
          onClose={() => view.openRequest(null)}
          onDetails={setDetailsId}
        />
      </div>
      <HiddenMatchesNotice view={view} counts={counts} />
      <UndeliveredNotice view={view} />
      <QuoteRequestDetailsDialog id={detailsId} onClose={() => setDetailsId(undefined)} />
      <ShortcutsDialog open={isHelpOpen} onOpenChange={setIsHelpOpen} />
    </div>
  );
}
