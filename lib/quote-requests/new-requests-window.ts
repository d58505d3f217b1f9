/**
 * So many of the newest requests are told one by one to an inbox that listens, which remembers them: ids are given
 * before transactions commit, so that a lower one may come into sight after a higher one.
 */
export const NEWS_WINDOW = 100;
