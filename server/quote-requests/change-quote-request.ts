import "server-only";
import { and, desc, eq } from "drizzle-orm";
import { inTransaction, type Database, type Transaction } from "#db/client.ts";
import { getJobQueue } from "#server/deliveries/job-queue.ts";
import { insertStatusDeliveries } from "#server/deliveries/insert-deliveries.ts";
import { quoteRequestEvents, quoteRequests } from "#db/schema.ts";
import { actAs } from "#db/acting-operator.ts";
import { listEvents } from "#db/quote-requests/get-quote-request.ts";
import type { QuoteRequestChange } from "#lib/quote-requests/quote-request-change.ts";
import type { Operator } from "#lib/quote-requests/operator.ts";
import {
  legalTransitions,
  statusBeforeDismissal,
  type Status,
} from "#lib/quote-requests/quote-request-status.ts";

export type ChangeError =
  | { reason: "unknown" }
  | { reason: "erased" }
  | { reason: "outdated" }
  | { reason: "illegal"; from: string; legal: readonly Status[] };

/** Triggers write the history. Of two changes of the same version, the second is rejected. */
export async function updateQuoteRequest(
  database: Database,
  operator: Operator,
  id: number,
  { version, status, assignee }: QuoteRequestChange,
  targets: readonly string[] = [],
): Promise<ChangeError | undefined> {
  const queue = await getJobQueue(database);
  return inTransaction(database, async (transaction) => {
    const [row] = await transaction
      .select({ status: quoteRequests.status, version: quoteRequests.version })
      .from(quoteRequests)
      .where(eq(quoteRequests.id, id))
      .for("update");
    if (!row) return { reason: "unknown" };
    if (row.version !== version) return { reason: "outdated" };
    if (status !== undefined) {
      const events = await listEvents(transaction, id);
      const before = statusBeforeDismissal(events.filter(({ kind }) => kind === "status"));
      const legal = legalTransitions(row.status, before);
      if (!legal.includes(status)) return { reason: "illegal", from: row.status, legal };
    }
    await actAs(transaction, operator);
    await transaction
      .update(quoteRequests)
      .set({ version: version + 1, status, assignee })
      .where(eq(quoteRequests.id, id));
    if (status !== undefined && targets.length > 0) {
      const eventId = await lastStatusChange(transaction, id);
      const change = { quoteRequestId: id, eventId };
      await insertStatusDeliveries(queue, transaction, change, targets);
    }
    return undefined;
  });
}

/** The trigger's entry; the row lock excludes concurrent changes. */
async function lastStatusChange(transaction: Transaction, id: number): Promise<number> {
  const [event] = await transaction
    .select({ id: quoteRequestEvents.id })
    .from(quoteRequestEvents)
    .where(and(eq(quoteRequestEvents.quoteRequestId, id), eq(quoteRequestEvents.kind, "status")))
    .orderBy(desc(quoteRequestEvents.id))
    .limit(1);
  if (!event) throw new Error("A change of status left no entry in the history.");
  return event.id;
}

/** Adds a note to the history. Rejected for an erased request, which the note could identify again. */
export async function addNote(
  database: Database,
  operator: Operator,
  id: number,
  note: string,
): Promise<ChangeError | undefined> {
  return inTransaction(database, async (transaction) => {
    const [row] = await transaction
      .select({ erasedAt: quoteRequests.erasedAt })
      .from(quoteRequests)
      .where(eq(quoteRequests.id, id))
      // Serializes notes and erasure.
      .for("share");
    if (!row) return { reason: "unknown" };
    if (row.erasedAt) return { reason: "erased" };
    await actAs(transaction, operator);
    await transaction.insert(quoteRequestEvents).values({ quoteRequestId: id, kind: "note", note });
    return undefined;
  });
}
