/** Shown while the maximum number of exports is running. */
export const EXPORTS_BUSY = "Other exports are still being made. Please try again in a minute.";
