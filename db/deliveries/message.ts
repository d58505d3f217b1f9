import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import {
  deliveries,
  quoteRequestEvents,
  quoteRequests,
  type Delivery,
  type QuoteRequest,
  type QuoteRequestEvent,
} from "#db/schema.ts";

/** A delivery with all that it is made of: the request as it is now, and the change that is told, if it is one. */
export type Message = {
  delivery: Delivery;
  request: QuoteRequest;
  change: QuoteRequestEvent | null;
};

/** What is to be delivered, or undefined where it is unknown. */
export async function getMessage(
  database: Database,
  deliveryId: string,
): Promise<Message | undefined> {
  const [message] = await database
    .select({ delivery: deliveries, request: quoteRequests, change: quoteRequestEvents })
    .from(deliveries)
    .innerJoin(quoteRequests, eq(quoteRequests.id, deliveries.quoteRequestId))
    .leftJoin(quoteRequestEvents, eq(quoteRequestEvents.id, deliveries.eventId))
    .where(eq(deliveries.id, deliveryId));
  return message;
}
