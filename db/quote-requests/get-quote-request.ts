import "server-only";
import { eq, getTableColumns } from "drizzle-orm";
import {
  legalTransitions,
  statusBeforeDismissal,
} from "#lib/quote-requests/quote-request-status.ts";
import type { Database, Transaction } from "#db/client.ts";
import { listDeliveries } from "#db/deliveries/list-deliveries.ts";
import { findRelated } from "./related-requests.ts";
import { listFiles } from "#db/files/list-request-files.ts";
import { quoteRequestEvents, quoteRequests } from "#db/schema.ts";

export type QuoteRequestDetails = NonNullable<Awaited<ReturnType<typeof getQuoteRequest>>>;
/** With files, events and deliveries (oldest first), related requests and the legal next statuses; undefined if there is none. */
export async function getQuoteRequest(database: Database, id: number) {
  const {
    idempotencyKey: _key,
    search: _search,
    dismissedFrom: _from,
    ...columns
  } = getTableColumns(quoteRequests);
  const [row] = await database.select(columns).from(quoteRequests).where(eq(quoteRequests.id, id));
  if (!row) return undefined;
  const events = await listEvents(database, id);
  const before = statusBeforeDismissal(events.filter(({ kind }) => kind === "status"));
  const deliveries = await listDeliveries(database, id);
  const files = await listFiles(database, id);
  const related = await findRelated(database, row);
  const transitions = legalTransitions(row.status, before);
  return { ...row, events, deliveries, files, related, transitions };
}

function listEvents(database: Database | Transaction, quoteRequestId: number) {
  const { quoteRequestId: _, ...columns } = getTableColumns(quoteRequestEvents);
  return database
    .select(columns)
    .from(quoteRequestEvents)
    .where(eq(quoteRequestEvents.quoteRequestId, quoteRequestId))
    .orderBy(quoteRequestEvents.id);
}
