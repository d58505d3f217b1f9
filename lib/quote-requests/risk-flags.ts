/** What the desk is told to doubt of a request. The database repeats the list. */
export const DOUBTS = ["sent-fast", "repeated-address"] as const;

/** One reason to doubt a request. */
export type Doubt = (typeof DOUBTS)[number];

/** So many requests with one e-mail address in an hour raise no doubt. Anybody can type any address. */
export const UNDOUBTED_REQUESTS_PER_HOUR = 10;
