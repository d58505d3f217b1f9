export const DELIVERY_CHANNELS = ["desk-mail", "buyer-mail", "webhook"] as const;

/** Received, moved to another status, or the list of late and due quotes each staffed morning. */
export const DELIVERY_EVENTS = [
  "quote_request.created",
  "quote_request.status_changed",
  "desk.morning",
] as const;

/** Waiting for an attempt; delivered; failed for good; not to be sent, for the reason in `reason`. */
export const DELIVERY_STATES = ["queued", "delivered", "failed", "withheld"] as const;

export const REASON_LIMIT = 300;
