import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { listFiles } from "#db/files/list-request-files.ts";
import {
  deliveries,
  quoteRequestEvents,
  quoteRequests,
  type Delivery,
  type QuoteRequest,
  type QuoteRequestEvent,
} from "#db/schema.ts";
import { getMorning, type Morning } from "./get-morning-mail.ts";
import type { RequestFile } from "#lib/quote-requests/attachments.ts";

/** A delivery with all that it is made of. */
export type Message = RequestMessage | MorningMessage;

/** What is told of a request: it as it is now with its files, and the change that is told, if it is one. */
export type RequestMessage = {
  delivery: Delivery;
  request: QuoteRequest;
  change: QuoteRequestEvent | null;
  files: RequestFile[];
};

/** A morning's mail: what is late and due today, at this moment. */
type MorningMessage = { delivery: Delivery; morning: Morning };

/** What is to be delivered at the moment `now`, or undefined where it is unknown. */
export async function getMessage(
  database: Database,
  deliveryId: string,
  now: Date,
): Promise<Message | undefined> {
  const [found] = await database
    .select({ delivery: deliveries, request: quoteRequests, change: quoteRequestEvents })
    .from(deliveries)
    .leftJoin(quoteRequests, eq(quoteRequests.id, deliveries.quoteRequestId))
    .leftJoin(quoteRequestEvents, eq(quoteRequestEvents.id, deliveries.eventId))
    .where(eq(deliveries.id, deliveryId));
  if (!found) return undefined;
  const { delivery, request, change } = found;
  if (request) return { delivery, request, change, files: await listFiles(database, request.id) };
  if (!delivery.day) return undefined;
  return { delivery, morning: await getMorning(database, delivery.day, now) };
}
