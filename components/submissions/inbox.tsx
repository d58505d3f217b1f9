"use client";

import { NuqsAdapter } from "nuqs/adapters/next/app";
import { useRef, useState } from "react";
import { FilterBar } from "./filter-bar";
import { InboxHeader } from "./inbox-header";
import { OfflineNotice } from "./offline-notice";
import { RequestPane } from "./request-pane";
import { ShortcutsDialog } from "./shortcuts-dialog";
import { SubmissionDetails } from "./submission-details";
import { SubmissionList, type ListHandle } from "./submission-list";
import { useCounts, useRequests } from "./use-requests";
import { useShortcuts } from "./use-shortcuts";
import { useView } from "./use-view";

/** The export desk's inbox: what came, newest first, what became of it, and the tools to work it. */
export function Inbox() {
  return (
    <NuqsAdapter>
      <Desk />
    </NuqsAdapter>
  );
}

function Desk() {
  const view = useView();
  const requests = useRequests(view.filter);
  const counts = useCounts(view.filter);
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

  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-paper">
      <InboxHeader view={view} counts={counts} search={search} onHelp={() => setIsHelpOpen(true)} />
      <FilterBar view={view} counts={counts} />
      <OfflineNotice updatedAt={requests.dataUpdatedAt} />
      <div className="flex min-h-0 flex-1">
        <main className="@container min-w-0 flex-1">
          <SubmissionList
            ref={list}
            view={view}
            requests={requests}
            total={counts?.total}
            onDetails={setDetailsId}
          />
        </main>
        <RequestPane
          id={view.openId}
          onClose={() => view.openRequest(null)}
          onDetails={setDetailsId}
        />
      </div>
      <SubmissionDetails id={detailsId} onClose={() => setDetailsId(undefined)} />
      <ShortcutsDialog open={isHelpOpen} onOpenChange={setIsHelpOpen} />
    </div>
  );
}
