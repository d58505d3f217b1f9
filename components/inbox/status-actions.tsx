import { Button } from "#components/ui/button.tsx";
import { isDismissed, type Status } from "#lib/quote-request/status.ts";

import type { QuoteRequestDetails } from "#db/quote-request/get.ts";
import type { Serialized } from "#lib/serialized.ts";
import { statusLabel } from "./labels.ts";
import { StatusBadge } from "./status-badge.tsx";
import { useUpdateQuoteRequest } from "./use-quote-requests.ts";

const VERBS: Record<Status, string> = {
  pending: "Back to pending",
  in_review: "Move to review",
  quoted: "Mark as quoted",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
  archived: "Archive",
};

/** Where the request stands and where it may go: forward in ink, out of the way in quiet. */
export function StatusActions({ quoteRequest }: { quoteRequest: Serialized<QuoteRequestDetails> }) {
  const { mutate, isPending } = useUpdateQuoteRequest(quoteRequest.id);
  const move = (status: Status) => mutate({ version: quoteRequest.version, status });
  const forward = quoteRequest.transitions.filter((status) => !isDismissed(status));
  const dismissals = quoteRequest.transitions.filter(isDismissed);
  return (
    <section aria-label="Status" className="mt-5 flex flex-wrap items-center gap-2">
      <StatusBadge status={quoteRequest.status} />
      <span className="flex-1" />
      {dismissals.map((status) => (
        <Button
          key={status}
          variant="ghost"
          size="sm"
          className="px-2 max-md:h-11"
          disabled={isPending}
          onClick={() => move(status)}
        >
          {VERBS[status]}
        </Button>
      ))}
      {forward.map((status) => (
        <Button
          key={status}
          size="sm"
          variant={status === "lost" ? "outline" : "default"}
          className="max-md:h-11"
          disabled={isPending}
          onClick={() => move(status)}
        >
          {isDismissed(quoteRequest.status) ? `Back to ${statusLabel(status)}` : VERBS[status]}
        </Button>
      ))}
    </section>
  );
}
