/** What the server counts of the site's visitors: pages and documents sent, quote forms opened and sent. */
export const VISIT_EVENTS = ["view", "download", "begun", "sent"] as const;
export type VisitEvent = (typeof VISIT_EVENTS)[number];
