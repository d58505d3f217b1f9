/** The status of the refusal to do what the history tells for somebody who has not said who they are: RFC 6585, 428. */
export const OPERATOR_MISSING = 428;
