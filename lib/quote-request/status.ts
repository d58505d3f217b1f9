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

const FORWARD: Record<string, readonly string[]> = {
  pending: ["in_review"],
  in_review: ["quoted"],
  quoted: ["won", "lost"],
};
const DISMISSED: readonly string[] = ["spam", "archived"] satisfies Status[];

/** Whether a request with this status is out of the desk's way. */
export function isDismissed(status: string): boolean {
  return DISMISSED.includes(status);
}

/**
 * Where a request may go from `status`: one step forward, aside from anywhere, and from aside back to `before`, the
 * status that it had when it was put there.
 */
export function legalTransitions(status: string, before: string): readonly string[] {
  const others = DISMISSED.filter((aside) => aside !== status);
  return isDismissed(status) ? [before, ...others] : [...(FORWARD[status] ?? []), ...others];
}

/** The status that a request had before it was put aside, from its changes, oldest first. Spam that came as spam goes to pending. */
export function statusBeforeDismissal(
  changes: readonly { fromValue: string | null; toValue: string | null }[],
): string {
  const last = changes.findLast(({ fromValue }) => fromValue !== null && !isDismissed(fromValue));
  return last?.fromValue ?? "pending";
}
