/** Repeated in the database. */
export const RISK_FLAGS = ["sent-fast", "repeated-address", "decoy", "link"] as const;

export type RiskFlag = (typeof RISK_FLAGS)[number];

/** Per e-mail address. Generous, since anyone can type any address. */
export const REQUESTS_PER_HOUR_WITHOUT_RISK_FLAG = 10;
