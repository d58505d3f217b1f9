/** What is told of a request: a mail to the desk, one to the buyer, a call of somebody's webhook. */
export const DELIVERY_CHANNELS = ["desk-mail", "buyer-mail", "webhook"] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/** Of what: that a request came, that it was moved to another status, or, each staffed morning, what is late and due. */
export const DELIVERY_EVENTS = [
  "quote_request.created",
  "quote_request.status_changed",
  "desk.morning",
] as const;
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number];

/** Waits for its first or next attempt; arrived; given up; not to be sent at all, as `words` say. */
export const DELIVERY_STATES = ["queued", "delivered", "failed", "withheld"] as const;

/** The longest text that a delivery keeps of what the other side said. */
export const WORDS_LIMIT = 300;
