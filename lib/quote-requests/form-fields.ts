export const QUOTE_REQUESTS_PATH = "/api/quote-requests";

/** JSON. */
export const FILES_FIELD = "files";
/** Files sent without JavaScript. */
export const ATTACHMENTS_FIELD = "attachments";
/** What the samples' form has of its own: the slugs in the box, and where it goes. */
export const SAMPLES_FIELD = "samples";
export const DELIVERY_ADDRESS_FIELD = "deliveryAddress";
/** The language of the page that the form is on. */
export const LANGUAGE_FIELD = "language";
