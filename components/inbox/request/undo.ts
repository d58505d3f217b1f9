import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import type { QuoteRequestChange } from "#lib/quote-requests/quote-request-change.ts";
import { STATUSES, type Status } from "#lib/quote-requests/quote-request-status.ts";

type Versioned = Pick<QuoteRequestDetails, "version"> & {
  events: readonly Pick<
    QuoteRequestDetails["events"][number],
    "id" | "kind" | "fromValue" | "toValue"
  >[];
};

export type StatusStep = { eventId: number; before: Status };

/** The step that a change made; none if another operator changed it in between or the old status is unknown. */
export function stepMadeBy(
  { version, status }: QuoteRequestChange,
  updated: Versioned,
): StatusStep | undefined {
  const event = lastStatusEvent(updated);
  const before = STATUSES.find((known) => known === event?.fromValue);
  if (!event || !before || event.toValue !== status) return undefined;
  return updated.version === version + 1 ? { eventId: event.id, before } : undefined;
}

/** The change that reverts a step, none if the status has changed since. Other changes stay. */
export function undo(step: StatusStep, current: Versioned): QuoteRequestChange | undefined {
  if (lastStatusEvent(current)?.id !== step.eventId) return undefined;
  return { version: current.version, status: step.before };
}

function lastStatusEvent({ events }: Versioned) {
  return events.findLast(({ kind }) => kind === "status");
}
