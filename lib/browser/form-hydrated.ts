/** The event that a form's script sends to the document once it listens. */
export const FORM_HYDRATED = "teragus:alive";
