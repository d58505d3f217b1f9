import type { AuthRefusal } from "#lib/auth/auth-error.ts";

/** What a token is worth: who it is, in which session there; or why not; or that nobody could be asked. */
export type AuthVerdict =
  | { status: "accepted"; name: string; authSessionId: string }
  | { status: "refused"; reason: AuthRefusal }
  /** `detail` is for the log, and holds nothing of the token or the account. */
  | { status: "unreachable"; detail: string };

/** The verdict that refuses. */
export function refused(reason: AuthRefusal): AuthVerdict {
  return { status: "refused", reason };
}

/** The verdict where nobody could be asked: by the error's kind, as its words may hold what was sent. */
export function unreachable(error: unknown): AuthVerdict {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return { status: "unreachable", detail: [name, code].filter(Boolean).join(" ") };
}
