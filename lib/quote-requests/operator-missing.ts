/** RFC 6585, 428: the change needs an operator's name for the history. */
export const OPERATOR_MISSING = 428;
