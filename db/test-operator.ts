import type { Operator } from "#lib/quote-requests/operator.ts";

/** Somebody at the desk, for tests. */
export const CLERK: Operator = { name: "M. Clarke", isVerified: false };
