import type { RequestDetails } from "#components/inbox/data/inbox-api.ts";
import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "#components/overlays/toast.tsx";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { type Status, STATUSES } from "#lib/quote-requests/quote-request-status.ts";
import { statusLabel } from "#lib/quote-requests/value-labels.ts";
import { useUpdateQuoteRequest } from "#components/inbox/list/use-quote-requests.ts";
import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import type { QuoteRequestChange } from "#lib/quote-requests/quote-request-change.ts";

const UNDO_MS = 10_000;

// A later change of the same quote request withdraws its undo offer.
const offers = new Map<number, () => void>();

export function useMove(quoteRequest: RequestDetails) {
  const { id, version } = quoteRequest;
  const client = useQueryClient();
  const { mutateAsync, isPending } = useUpdateQuoteRequest(id);

  async function move(status: Status): Promise<void> {
    const change = { version, status };
    offers.get(id)?.();
    const updated = await mutateAsync(change);
    const step = stepMadeBy(change, updated);
    const withdraw = showToast({
      title: `${formatReference(id)} is ${statusLabel(updated.status)}`,
      ...(step && {
        durationMs: UNDO_MS,
        action: { label: "Undo", onSelect: () => void undoMove(step, updated).catch(ignore) },
      }),
    });
    offers.set(id, withdraw);
  }

  async function undoMove(step: StatusStep, updated: RequestDetails): Promise<void> {
    const change = undo(
      step,
      client.getQueryData<RequestDetails>(["quote-request", id]) ?? updated,
    );
    if (!change) {
      showToast({
        title: "Not undone",
        description: "The status was changed again in the meantime. Nothing was overwritten.",
        destructive: true,
      });
      return;
    }
    const { status } = await mutateAsync(change);
    showToast({ title: `${formatReference(id)} is ${statusLabel(status)} again` });
  }

  return { move: (status: Status) => void move(status).catch(ignore), isPending };
}

/** `useUpdateQuoteRequest` has shown the error. */
function ignore(): void {}

type Versioned = Pick<QuoteRequestDetails, "version"> & {
  events: readonly Pick<
    QuoteRequestDetails["events"][number],
    "id" | "kind" | "fromValue" | "toValue"
  >[];
};

export type StatusStep = { eventId: number; before: Status };

/** The step that a change made; none if another operator changed it in between or the old status is unknown. */
function stepMadeBy(
  { version, status }: QuoteRequestChange,
  updated: Versioned,
): StatusStep | undefined {
  const event = lastStatusEvent(updated);
  const before = STATUSES.find((known) => known === event?.fromValue);
  if (!event || !before || event.toValue !== status) return undefined;
  return updated.version === version + 1 ? { eventId: event.id, before } : undefined;
}

/** The change that reverts a step, none if the status has changed since. Other changes stay. */
function undo(step: StatusStep, current: Versioned): QuoteRequestChange | undefined {
  if (lastStatusEvent(current)?.id !== step.eventId) return undefined;
  return { version: current.version, status: step.before };
}

function lastStatusEvent({ events }: Versioned) {
  return events.findLast(({ kind }) => kind === "status");
}
