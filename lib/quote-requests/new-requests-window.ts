/** Ids are assigned before commit, so a lower one may appear later: the inbox checks this many of the newest. */
export const NEWS_WINDOW = 100;
