/** The page of the quote form; the dialog is the same form, nearer. */
export const REQUEST_QUOTE_PATH = "/request-quote";

/** The form's parameters: what a quote is for, and what samples are asked for, any number of them. */
export const [QUOTE_PARAMETER, SAMPLE_PARAMETER] = ["for", "sample"] as const;
