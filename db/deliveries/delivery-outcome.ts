/**
 * The result of one delivery attempt. `words` is one line for the inbox and the log: the receiver's response or our
 * error, without addresses.
 */
export type Outcome =
  | { result: "delivered" }
  | { result: "postponed"; words: string }
  /** Permanent failure; do not retry. */
  | { result: "refused"; words: string };

/** Limit of one attempt, in milliseconds. */
export const ATTEMPT_LIMIT_MS = 30_000;
