import { Button } from "#components/ui/button.tsx";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { dayLabel } from "#components/inbox/data/inbox-labels.ts";
import type { View } from "#components/inbox/data/use-view.ts";
import { useSendMorningAgain, useUndelivered } from "./use-quote-requests.ts";

/** Placed below the list, so that no row moves. */
export function UndeliveredNotice({ view }: { view: View }) {
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
            {morning.words && <span className="text-quiet"> “{morning.words}”</span>}
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
