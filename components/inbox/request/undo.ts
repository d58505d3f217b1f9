import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import type { QuoteRequestChange } from "#lib/quote-requests/quote-request-change.ts";
import { STATUSES, type Status } from "#lib/quote-requests/quote-request-status.ts";

type Versioned = Pick<QuoteRequestDetails, "version"> & {
  events: readonly Pick<
    QuoteRequestDetails["events"][number],
    "id" | "kind" | "fromValue" | "toValue"
  >[];
};

/** A change of status that can be taken back: the entry of the history that it made, and the status before it. */
export type StatusStep = { eventId: number; before: Status };

/**
 * The step that a change made, from the request as it was answered. None where somebody else's change came in between,
 * or where the status before is one that nobody knows.
 */
export function stepMadeBy(
  { version, status }: QuoteRequestChange,
  answered: Versioned,
): StatusStep | undefined {
  const event = lastStatusEvent(answered);
  const before = STATUSES.find((known) => known === event?.fromValue);
  if (!event || !before || event.toValue !== status) return undefined;
  return answered.version === version + 1 ? { eventId: event.id, before } : undefined;
}

/**
 * The change that takes a step back. None where the status was changed again since, whoever did it; what else was
 * changed since, the assignee say, stays. The server refuses it for a version that is older than its own.
 */
export function undo(step: StatusStep, current: Versioned): QuoteRequestChange | undefined {
  if (lastStatusEvent(current)?.id !== step.eventId) return undefined;
  return { version: current.version, status: step.before };
}

function lastStatusEvent({ events }: Versioned) {
  return events.findLast(({ kind }) => kind === "status");
}
