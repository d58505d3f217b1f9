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

/** A dismissed quote request has no next step; it goes back to its previous status. */
const NEXT: Record<Status, readonly Status[]> = {
  pending: ["in_review", "quoted"],
  in_review: ["quoted"],
  quoted: ["won", "lost"],
  won: [],
  lost: [],
  spam: [],
  archived: [],
};
/** The promised time (`QUOTE_HOURS` in content/claims.ts) runs in these statuses. */
export const WAITING: readonly Status[] = ["pending", "in_review"];
const DISMISSED: readonly Status[] = ["spam", "archived"];
/** The statuses that want work. */
export const OPEN_STATUSES: readonly Status[] = [...WAITING, "quoted"];
/** Filter value for `OPEN_STATUSES`. */
export const OPEN = "open";

export function isStepBack(from: string, to: Status): boolean {
  return NEXT[to].some((next) => next === from);
}

function isStatus(text: string): text is Status {
  return Object.hasOwn(NEXT, text);
}

export function isWaiting(status: string): boolean {
  return WAITING.some((waiting) => waiting === status);
}

export function isDismissed(status: string): boolean {
  return DISMISSED.some((dismissed) => dismissed === status);
}

/** A step forward or back, or a dismissal; a dismissed quote request returns to `before`. */
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

/** From its changes, oldest first; pending if it arrived as spam. */
export function statusBeforeDismissal(changes: readonly { fromValue: string | null }[]): Status {
  const worked = STATUSES.filter((status) => !isDismissed(status));
  const last = changes.findLast(({ fromValue }) => worked.some((status) => status === fromValue));
  return worked.find((status) => status === last?.fromValue) ?? "pending";
}
