/** What a form's code says to the form as soon as it hears what happens there. */
export const IS_ALIVE = "teragus:alive";
