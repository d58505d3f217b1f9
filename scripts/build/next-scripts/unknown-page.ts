/** A page whose format this code does not know, so that removing scripts could lose content. */
export class UnknownPageError extends Error {}

/** Exit code of `next build` for such a page. */
export const UNKNOWN_PAGE_EXIT_CODE = 3;
