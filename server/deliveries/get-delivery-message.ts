import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { listRequestFiles } from "#db/files/get-files.ts";
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

export type Message = RequestMessage | MorningMessage;

export type RequestMessage = {
  delivery: Delivery;
  request: QuoteRequest;
  change: QuoteRequestEvent | null;
  files: RequestFile[];
};

type MorningMessage = { delivery: Delivery; morning: Morning };

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
  if (request)
    return { delivery, request, change, files: await listRequestFiles(database, request.id) };
  if (!delivery.day) return undefined;
  return { delivery, morning: await getMorning(database, delivery.day, now) };
}
