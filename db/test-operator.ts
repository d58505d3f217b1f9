import type { Operator } from "#lib/quote-requests/operator.ts";

export const TEST_OPERATOR: Operator = { name: "M. Clarke", isVerified: false };
