/** Next wrote a page in an unknown form, so that removing its scripts could lose something. */
export class UnknownPageError extends Error {}

export const UNKNOWN_PAGE_EXIT_CODE = 3;
