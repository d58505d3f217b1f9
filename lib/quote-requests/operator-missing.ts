/** Status 428 (RFC 6585): the operator must be named before a change that the history records. */
export const OPERATOR_MISSING = 428;
