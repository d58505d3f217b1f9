import { Button } from "#components/ui/button.tsx";
import { dayLabel, countLabel, fullTime } from "#components/inbox/data/inbox-labels.ts";
import { useView } from "#components/inbox/data/use-view.ts";
import { RequestLink } from "./row-labels.tsx";
import {
  useCounts,
  useSendMorningAgain,
  useUndelivered,
  useViewCounts,
} from "./use-quote-requests.ts";
import { isOpen, NO_FILTER } from "#lib/inbox/quote-request-filter.ts";
import { cn } from "#lib/styles/class-names.ts";
import type { BulkResponse } from "#components/inbox/data/inbox-api.ts";
import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Placed below the list, so that no row moves. */
export function UndeliveredNotice() {
  const { openRequest } = useView();
  const { ids = [], hasMore, notices = [], morning } = useUndelivered() ?? {};
  const { mutate: resendDelivery, isPending } = useSendMorningAgain();
  return (
    <output className="empty:hidden">
      {notices.map((notice) => (
        <p key={notice} className={LINE}>
          {notice}
        </p>
      ))}
      {morning && (
        <p className={LINE_WITH_BUTTON}>
          <span>
            The morning mail of {dayLabel(morning.day)} could not be sent.
            {morning.reason && <span className="text-quiet"> “{morning.reason}”</span>}
          </span>
          <Button
            variant="outline"
            size="sm"
            disabled={isPending}
            onClick={() => resendDelivery(morning.id)}
          >
            {isPending ? "Sending…" : "Send again"}
          </Button>
        </p>
      )}
      {ids.length > 0 && (
        <p className={LINE}>
          Not delivered:{" "}
          {ids.map((id, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <RequestLink id={id} onOpen={openRequest} />
            </span>
          ))}
          {hasMore ? " and more." : "."}
        </p>
      )}
    </output>
  );
}

const LINE = "border-t bg-paper-deep px-4 py-2 text-sm md:px-6";
const LINE_WITH_BUTTON = `${LINE} flex flex-wrap items-center gap-x-4 gap-y-1`;

/** How many requests match the search but not the view. Placed below the list, so that no row moves. */
export function HiddenMatchesNotice() {
  const view = useView();
  const counts = useViewCounts();
  const everywhere = { ...NO_FILTER, q: view.filter.q };
  const all = useCounts(everywhere, view.filter.q !== undefined);
  // An empty list of open requests offers the others itself.
  const isOffered = counts?.counts.total === 0 && isOpen(view.filter);
  const hidden =
    view.filter.q && all && counts && !isOffered ? all.counts.total - counts.counts.total : 0;
  return (
    <output className="empty:hidden">
      {hidden > 0 && (
        <p className={LINE_WITH_BUTTON}>
          {countLabel(hidden, all?.isCapped)} more {hidden === 1 ? "matches" : "match"} the search
          outside this view.
          <Button
            variant="outline"
            size="sm"
            onClick={() => view.showView({ filter: everywhere, sort: view.sort })}
          >
            Show all
          </Button>
        </p>
      )}
    </output>
  );
}

type RejectedNoticeProps = {
  rejected: BulkResponse["rejected"];
  onOpen: (id: number) => void;
  onDismiss: () => void;
};

/** Each row that a change has left as it is, until the next one. Placed below the list, so that no row moves. */
export function RejectedNotice({ rejected, onOpen, onDismiss }: RejectedNoticeProps) {
  const { length } = rejected;
  return (
    <div className={cn("bg-paper-deep text-sm", length > 0 && "border-t-2 border-danger")}>
      <output className="flex items-center gap-4 px-4 not-empty:pt-2 md:px-6">
        {length > 0 && (
          <>
            {length === 1 ? "One was left as it is" : `${countLabel(length)} were left as they are`}
            <Button variant="ghost" size="sm" onClick={onDismiss}>
              Dismiss
            </Button>
          </>
        )}
      </output>
      {length > 0 && (
        <ul aria-label="Left as they are" className="max-h-40 overflow-y-auto px-4 pb-2 md:px-6">
          {rejected.map(({ id, error }) => (
            <li key={id}>
              <RequestLink id={id} onOpen={onOpen} />: {error}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function OfflineNotice({ updatedAt }: { updatedAt: number }) {
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
  return (
    <output className="empty:hidden">
      {!isOnline && (
        <p className="border-b bg-ink px-4 py-2 text-sm text-paper md:px-6">
          You are offline.{" "}
          {updatedAt > 0 && `This is the inbox of ${fullTime(new Date(updatedAt).toISOString())}. `}
          It refreshes when the connection is back.
        </p>
      )}
    </output>
  );
}
