/** A working day with some margin; use does not extend it. */
export const LIFETIME_SECONDS = 12 * 60 * 60;
/** Idle limit. Polling does not count as use, except in the minute in which an open request's mails are sent. */
export const IDLE_SECONDS = 2 * 60 * 60;
