import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { listFiles } from "#db/files/list.ts";
import {
  deliveries,
  quoteRequestEvents,
  quoteRequests,
  type Delivery,
  type QuoteRequest,
  type QuoteRequestEvent,
} from "#db/schema.ts";
import type { RequestFile } from "#lib/quote-request/files.ts";

/** A delivery with all that it is made of: the request as it is now with its files, and the change that is told, if it is one. */
export type Message = {
  delivery: Delivery;
  request: QuoteRequest;
  change: QuoteRequestEvent | null;
  files: RequestFile[];
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
  return message && { ...message, files: await listFiles(database, message.request.id) };
}
