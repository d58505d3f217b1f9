import type { Operator } from "#lib/quote-requests/operator.ts";

export const CLERK: Operator = { name: "M. Clarke", isVerified: false };
