import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "#components/overlays/toast.tsx";
import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import type { Status } from "#lib/quote-requests/quote-request-status.ts";
import type { Serialized } from "#lib/types/serialized.ts";
import { statusLabel } from "#lib/quote-requests/value-labels.ts";
import { stepMadeBy, undo, type StatusStep } from "./undo.ts";
import { useUpdateQuoteRequest } from "#components/inbox/list/use-quote-requests.ts";

type Details = Serialized<QuoteRequestDetails>;

const UNDO_MS = 10_000;

// A later change of the same quote request withdraws its undo offer.
const offers = new Map<number, () => void>();

export function useMove(quoteRequest: Details) {
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

  async function undoMove(step: StatusStep, updated: Details): Promise<void> {
    const change = undo(step, client.getQueryData<Details>(["quote-request", id]) ?? updated);
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
