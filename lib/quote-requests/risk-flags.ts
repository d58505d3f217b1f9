/** Shown in the inbox. The database repeats the list. */
export const RISK_FLAGS = ["sent-fast", "repeated-address"] as const;

export type RiskFlag = (typeof RISK_FLAGS)[number];

/** Per e-mail address; anyone can type any address, so this is generous. */
export const REQUESTS_PER_HOUR_WITHOUT_RISK_FLAG = 10;
