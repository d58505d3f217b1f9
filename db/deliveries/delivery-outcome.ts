/** The outcome of one delivery attempt. `words` is one line for the inbox and the log, without e-mail addresses. */
export type Outcome =
  | { result: "delivered" }
  /** A retry may succeed. */
  | { result: "postponed"; words: string }
  /** A retry cannot succeed. */
  | { result: "rejected"; words: string };

/** The longest that one attempt may take, in milliseconds. */
export const ATTEMPT_LIMIT_MS = 30_000;
