import { eq, gt } from "drizzle-orm";
import type { Database } from "#db/create-database.ts";
import { listRequestFiles } from "#db/files/file-queries.ts";
import {
  deliveries,
  quoteRequestEvents,
  quoteRequests,
  type Delivery,
  type QuoteRequest,
  type QuoteRequestEvent,
} from "#db/schema.ts";
import type { RequestFile } from "#lib/attachments/file-rules.ts";
import { isDue, isDueBeforeTomorrow } from "#db/quote-requests/filter-queries.ts";
import { oldestFirst } from "#db/quote-requests/order-queries.ts";
import { describeFileSpace } from "#server/files/space-queries.ts";

// The worker asks here, since queries and mutations alone use the database.
export { listDueServers } from "#db/deliveries/claim-mutations.ts";

export type Message = RequestMessage | MorningMailMessage;

export type RequestMessage = {
  delivery: Delivery;
  request: QuoteRequest;
  change: QuoteRequestEvent | null;
  files: RequestFile[];
};

type MorningMailMessage = { delivery: Delivery; morning: MorningMailState };

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
  return { delivery, morning: await getMorningMail(database, delivery.day, now) };
}

const MAX_ROWS = 50;

/** Late quotes and quotes due during the rest of the day, the longest waiting first, and whether attachments need space. */
type MorningMailState = Awaited<ReturnType<typeof getMorningMail>>;

async function getMorningMail(database: Database, day: string, now: Date) {
  const rows = await database
    .select()
    .from(quoteRequests)
    .where(isDueBeforeTomorrow(now))
    .orderBy(...oldestFirst)
    .limit(MAX_ROWS);
  const late = await database.$count(quoteRequests, isDue("late", now));
  const today = await database.$count(quoteRequests, isDue("today", now));
  const later = await database.$count(deliveries, gt(deliveries.day, day));
  const notice = await describeFileSpace(database);
  return { day, now, rows, late, today, notice, isOutdated: later > 0 };
}
