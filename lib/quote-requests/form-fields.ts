/** The form's script posts here; the response is JSON. */
export const QUOTE_REQUESTS_PATH = "/api/quote-requests";

/** The field that lists the form's files as JSON. */
export const FILES_FIELD = "files";
/** Files posted by a browser without JavaScript. */
export const ATTACHMENTS_FIELD = "attachments";
