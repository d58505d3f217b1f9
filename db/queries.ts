import { eq } from "drizzle-orm";
import type { Database } from "./client.ts";
import { quoteRequests, type NewQuoteRequest } from "./schema.ts";

/**
 * Stores a request and returns its id once it is committed. A request whose idempotency key is already stored is
 * not stored again: the first one's id is returned, however many arrive at the same moment.
 */
export async function insertQuoteRequest(
  database: Database,
  request: NewQuoteRequest,
): Promise<{ id: number; replayed: boolean }> {
  const [inserted] = await database
    .insert(quoteRequests)
    .values(request)
    .onConflictDoNothing({ target: quoteRequests.idempotencyKey })
    .returning({ id: quoteRequests.id });
  if (inserted) return { id: inserted.id, replayed: false };
  const [first] = await database
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(eq(quoteRequests.idempotencyKey, request.idempotencyKey));
  if (!first) throw new Error("A stored request vanished between two statements.");
  return { id: first.id, replayed: true };
}
