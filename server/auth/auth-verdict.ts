import type { AuthErrorReason } from "#lib/auth/auth-error.ts";

export type AuthVerdict =
  | { status: "accepted"; name: string; authSessionId: string }
  | { status: "rejected"; reason: AuthErrorReason }
  /** `detail` is for the log and holds no part of the token or the account. */
  | { status: "unreachable"; detail: string };

export function rejected(reason: AuthErrorReason): AuthVerdict {
  return { status: "rejected", reason };
}

/** Reports the error's kind only, because its message may contain what was sent. */
export function unreachable(error: unknown): AuthVerdict {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return { status: "unreachable", detail: [name, code].filter(Boolean).join(" ") };
}
