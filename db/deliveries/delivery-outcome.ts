/**
 * What became of one attempt to deliver something. `words` are the other side's, or ours where it said nothing: one
 * line without anybody's address, for the desk and the log.
 */
export type Outcome =
  | { result: "delivered" }
  /** May succeed later. */
  | { result: "postponed"; words: string }
  /** The other side will not have it, however often it is tried. */
  | { result: "refused"; words: string };

/** The longest that one attempt may take, whatever the other side does, in milliseconds. */
export const ATTEMPT_LIMIT_MS = 30_000;
