import type { FileErrorCode } from "#lib/quote-requests/attachments.ts";

export type FileProblem =
  | { kind: "unknown" }
  /** `same` is the file of the form that has the same content. */
  | { kind: "rejected"; code: FileErrorCode; same?: string }
  /** The id is used by another file. */
  | { kind: "different" }
  | { kind: "limited"; retryAfterSeconds: number }
  /** Attachments have reached a limit for all of them together. */
  | { kind: "full" }
  | { kind: "no-part" }
  /** A part had the wrong length. */
  | { kind: "cut" }
  | { kind: "too-long" }
  | { kind: "closed" }
  | { kind: "incomplete" }
  | { kind: "attached" };

export type FileOutcome<Result> = Result | { problem: FileProblem };
