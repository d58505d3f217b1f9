/** A page that Next wrote in another way than the code here knows: what would be lost with its scripts is not known. */
export class UnknownPageError extends Error {}

/** What `next build` exits with where it met such a page. */
export const UNKNOWN_PAGE_EXIT_CODE = 3;
