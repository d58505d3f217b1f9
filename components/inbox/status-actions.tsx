import { Button } from "#components/ui/button.tsx";
import { isDismissed } from "#lib/quote-request/status.ts";
import type { FullRequest } from "./api.ts";
import { statusLabel } from "./labels.ts";
import { StatusBadge } from "./status-badge.tsx";
import { useUpdateQuoteRequest } from "./use-quote-requests.ts";

const VERBS: Record<string, string> = {
  in_review: "Move to review",
  quoted: "Mark as quoted",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
  archived: "Archive",
};

/** Where the request stands and where it may go: forward in ink, aside in quiet. */
export function StatusActions({ request }: { request: FullRequest }) {
  const { mutate, isPending } = useUpdateQuoteRequest(request.id);
  const move = (status: string) => mutate({ version: request.version, status });
  const forward = request.transitions.filter((status) => !isDismissed(status));
  const aside = request.transitions.filter(isDismissed);
  return (
    <section aria-label="Status" className="mt-5 flex flex-wrap items-center gap-2">
      <StatusBadge status={request.status} />
      <span className="flex-1" />
      {aside.map((status) => (
        <Button
          key={status}
          variant="ghost"
          size="small"
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
          size="small"
          variant={status === "lost" ? "outline" : "default"}
          className="max-md:h-11"
          disabled={isPending}
          onClick={() => move(status)}
        >
          {isDismissed(request.status) ? `Back to ${statusLabel(status)}` : VERBS[status]}
        </Button>
      ))}
    </section>
  );
}
