import { Button } from "#components/ui/button.tsx";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { dayLabel, countLabel, fullTime } from "#components/inbox/data/inbox-labels.ts";
import type { InboxView } from "#components/inbox/data/use-view.ts";
import { useSendMorningAgain, useUndelivered, useCounts } from "./use-quote-requests.ts";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import { isOpen, NO_FILTER } from "#lib/quote-requests/quote-request-filter.ts";
import { cn } from "#lib/styles/class-names.ts";
import type { BulkResponse } from "#components/inbox/data/inbox-api.ts";
import { useSyncExternalStore } from "react";

/** Placed below the list, so that no row moves. */
export function UndeliveredNotice({ view }: { view: InboxView }) {
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
        <p className={`${LINE} flex flex-wrap items-center gap-x-4 gap-y-1`}>
          <span>
            The morning mail of {dayLabel(morning.day)} could not be sent.
            {morning.reason && <span className="text-quiet"> “{morning.reason}”</span>}
          </span>
          <Button
            variant="outline"
            size="sm"
            className="max-md:h-11"
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
              <a
                href={`?request=${id}`}
                className="underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  view.openRequest(id);
                }}
              >
                {formatReference(id)}
              </a>
            </span>
          ))}
          {hasMore ? " and more." : "."}
        </p>
      )}
    </output>
  );
}

const LINE = "border-t bg-paper-deep px-4 py-2 text-sm md:px-6";

type HiddenMatchesNoticeProps = { view: InboxView; counts: QuoteRequestCounts | undefined };

/** How many requests match the search but not the view. Placed below the list, so that no row moves. */
export function HiddenMatchesNotice({ view, counts }: HiddenMatchesNoticeProps) {
  const everywhere = { ...NO_FILTER, q: view.filter.q };
  const all = useCounts(everywhere, view.filter.q !== undefined);
  // An empty list of open requests offers the others itself.
  const isOffered = counts?.counts.total === 0 && isOpen(view.filter);
  const hidden =
    view.filter.q && all && counts && !isOffered ? all.counts.total - counts.counts.total : 0;
  return (
    <output className="empty:hidden">
      {hidden > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t bg-paper-deep px-4 py-2 text-sm md:px-6">
          {countLabel(hidden, all?.isCapped)} more {hidden === 1 ? "matches" : "match"} the search
          outside this view.
          <Button
            variant="outline"
            size="sm"
            className="max-md:h-11"
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
            <Button variant="ghost" size="sm" className="max-md:h-11" onClick={onDismiss}>
              Dismiss
            </Button>
          </>
        )}
      </output>
      {length > 0 && (
        <ul aria-label="Left as they are" className="max-h-40 overflow-y-auto px-4 pb-2 md:px-6">
          {rejected.map(({ id, error }) => (
            <li key={id}>
              <a
                href={`?request=${id}`}
                className="underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  onOpen(id);
                }}
              >
                {formatReference(id)}
              </a>
              : {error}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function OfflineNotice({ updatedAt }: { updatedAt: number }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
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

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
