/** A working day and a little more; nothing prolongs it. */
export const LIFETIME_SECONDS = 12 * 60 * 60;
/**
 * A lunch, not an evening. What the inbox asks for when somebody does something, looks at its window again or comes back
 * to the network counts as use; what it asks for by the clock does not, but for the minute in which the mails of an open
 * request are on their way.
 */
export const IDLE_SECONDS = 2 * 60 * 60;
