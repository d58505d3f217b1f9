/** A mail to the export team, a mail to the buyer, or a webhook call. */
export const DELIVERY_CHANNELS = ["desk-mail", "buyer-mail", "webhook"] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/** A new request, a status change, or the morning mail about late and due requests. */
export const DELIVERY_EVENTS = [
  "quote_request.created",
  "quote_request.status_changed",
  "desk.morning",
] as const;
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number];

/** `withheld` is never sent; `words` say why. */
export const DELIVERY_STATES = ["queued", "delivered", "failed", "withheld"] as const;

/** The longest stored response of a receiver. */
export const WORDS_LIMIT = 300;
