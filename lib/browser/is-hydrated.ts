/** Event that a form's code dispatches to the form once its listeners are attached. */
export const IS_ALIVE = "teragus:alive";
