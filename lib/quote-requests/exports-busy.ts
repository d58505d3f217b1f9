/** What the export desk is told while as many exports are being made as the site makes at once. */
export const EXPORTS_BUSY = "Other exports are still being made. Please try again in a minute.";
