import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import type { QuoteRequestChange } from "#lib/quote-requests/quote-request-change.ts";
import { STATUSES, type Status } from "#lib/quote-requests/quote-request-status.ts";

type Versioned = Pick<QuoteRequestDetails, "version"> & {
  events: readonly Pick<
    QuoteRequestDetails["events"][number],
    "id" | "kind" | "fromValue" | "toValue"
  >[];
};

/** `eventId` is the history entry of the change. */
export type StatusStep = { eventId: number; before: Status };

/**
 * Finds the step that a change made in the server's response. Undefined if another operator's change came in between,
 * or if the earlier status is unknown.
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
 * Returns the change that reverts a step, or undefined if the status has changed since. Other changes, such as the
 * assignee, stay. The server rejects an outdated version.
 */
export function undo(step: StatusStep, current: Versioned): QuoteRequestChange | undefined {
  if (lastStatusEvent(current)?.id !== step.eventId) return undefined;
  return { version: current.version, status: step.before };
}

function lastStatusEvent({ events }: Versioned) {
  return events.findLast(({ kind }) => kind === "status");
}
