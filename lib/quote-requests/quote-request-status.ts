/** The statuses of a request, in the order of its life. */
export const STATUSES = [
  "pending",
  "in_review",
  "quoted",
  "won",
  "lost",
  "spam",
  "archived",
] as const;
export type Status = (typeof STATUSES)[number];

/** The next steps from each status. A dismissed request has none: it goes back to where it was. */
const NEXT: Record<Status, readonly Status[]> = {
  pending: ["in_review"],
  in_review: ["quoted"],
  quoted: ["won", "lost"],
  won: [],
  lost: [],
  spam: [],
  archived: [],
};
/** What waits for its quote: until then the promised time runs (`QUOTE_HOURS` in content/claims.ts). */
export const WAITING: readonly Status[] = ["pending", "in_review"];
/** What is put out of the way. */
export const DISMISSED: readonly Status[] = ["spam", "archived"];
/** What a view asks for instead of statuses that shows the work: every status but those, one that nobody knows too. */
export const OPEN = "open";

/** Whether `to` is the status before `from`: a change that takes the last one back. */
export function isStepBack(from: string, to: Status): boolean {
  return NEXT[to].some((next) => next === from);
}

function isStatus(text: string): text is Status {
  return Object.hasOwn(NEXT, text);
}

/** Whether the promised time runs for a request with this status. */
export function isWaiting(status: string): boolean {
  return WAITING.some((waiting) => waiting === status);
}

/** Whether a request with this status was put out of the way, without having been worked to its end. */
export function isDismissed(status: string): boolean {
  return DISMISSED.some((dismissed) => dismissed === status);
}

/**
 * Where a request may go from `status`: one step forward or back, dismissed from anywhere, and from there back to
 * `before`, the status that it had when it was dismissed. So each change can be taken back. A stored status that is
 * unknown here has no next step.
 */
export function legalTransitions(status: string, before: Status): readonly Status[] {
  const dismissals = DISMISSED.filter((dismissed) => dismissed !== status);
  return isDismissed(status)
    ? [before, ...dismissals]
    : [
        ...(isStatus(status) ? NEXT[status] : []),
        ...STATUSES.filter((previous) => isStepBack(status, previous)),
        ...dismissals,
      ];
}

/**
 * The status that a request had before it was dismissed, from its changes, oldest first. Spam that came as spam goes to
 * pending.
 */
export function statusBeforeDismissal(changes: readonly { fromValue: string | null }[]): Status {
  const worked = STATUSES.filter((status) => !isDismissed(status));
  const last = changes.findLast(({ fromValue }) => worked.some((status) => status === fromValue));
  return worked.find((status) => status === last?.fromValue) ?? "pending";
}
