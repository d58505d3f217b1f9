/** The page of the quote form; the dialog is the same form, nearer. */
export const REQUEST_QUOTE_PATH = "/request-quote";
