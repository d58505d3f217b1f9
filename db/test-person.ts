import type { Person } from "#lib/quote-request/person.ts";

/** Somebody at the desk, for tests. */
export const CLERK: Person = { name: "M. Clarke", isVerified: false };
