import type { Person } from "#lib/quote-requests/operator.ts";

/** Somebody at the desk, for tests. */
export const CLERK: Person = { name: "M. Clarke", isVerified: false };
