/** Responds with JSON, for the form's script. */
export const QUOTE_REQUESTS_PATH = "/api/quote-requests";

/** JSON list of the form's uploaded files. */
export const FILES_FIELD = "files";
/** Files sent without JavaScript. */
export const ATTACHMENTS_FIELD = "attachments";
