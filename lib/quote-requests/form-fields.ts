/** Where the form's script sends it; the answer is JSON. */
export const QUOTE_REQUESTS_PATH = "/api/quote-requests";

/** The field of the quote form that names its files, as JSON. */
export const FILES_FIELD = "files";
/** The field of the quote form that holds files that a browser without JavaScript sends. */
export const ATTACHMENTS_FIELD = "attachments";
