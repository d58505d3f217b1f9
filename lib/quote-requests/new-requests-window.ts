/**
 * How many of the newest ids the inbox polls and remembers: ids are assigned before commit, so a lower id may appear
 * after a higher one.
 */
export const NEWS_WINDOW = 100;
