import type { FileRefusal } from "#lib/quote-requests/attachments.ts";

/** Why a step of an upload was not done. */
export type FileProblem =
  /** There is no such file for whoever asked. */
  | { kind: "unknown" }
  /** The file itself is not taken; `same` is the one of the same content that its form has already. */
  | { kind: "refused"; code: FileRefusal; same?: string }
  /** Its id stands for another file already. */
  | { kind: "different" }
  /** Its network sent as much as it may, for so many seconds. */
  | { kind: "limited"; retryAfterSeconds: number }
  /** Everybody together uploaded as much as may wait for a request. */
  | { kind: "full" }
  /** It has no part of this number. */
  | { kind: "no-part" }
  /** A part was shorter or longer than announced. */
  | { kind: "cut" }
  | { kind: "too-long" }
  /** It takes no part any more. */
  | { kind: "closed" }
  /** Parts are missing. */
  | { kind: "incomplete" }
  /** It belongs to a request that was sent. */
  | { kind: "attached" };

/** What a step of an upload comes to: what was asked for, or a problem. */
export type FileOutcome<Result> = Result | { problem: FileProblem };
