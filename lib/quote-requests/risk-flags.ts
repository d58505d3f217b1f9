/** What the desk is told to doubt of a request. The database repeats the list. */
export const RISK_FLAGS = ["sent-fast", "repeated-address"] as const;

/** One reason to doubt a request. */
export type RiskFlag = (typeof RISK_FLAGS)[number];

/** So many requests with one e-mail address in an hour raise no doubt. Anybody can type any address. */
export const REQUESTS_PER_HOUR_WITHOUT_RISK_FLAG = 10;
