export const QUOTE_REQUESTS_PATH = "/api/quote-requests";

/** JSON. */
export const FILES_FIELD = "files";
/** Files sent without JavaScript. */
export const ATTACHMENTS_FIELD = "attachments";
/** The language of the page that the form is on. */
export const LANGUAGE_FIELD = "language";
