/** A working day with some margin; use does not extend it. */
export const LIFETIME_SECONDS = 12 * 60 * 60;
/**
 * Idle limit. Actions, focus and reconnecting count as use; polling does not, except in the minute in which the mails
 * of an open request are being sent.
 */
export const IDLE_SECONDS = 2 * 60 * 60;
