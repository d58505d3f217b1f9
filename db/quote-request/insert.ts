import "server-only";
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequests, type NewQuoteRequest, type QuoteRequest } from "#db/schema.ts";

/**
 * Stores a request and returns its id once it is committed. The same request with the same idempotency key is not
 * stored again: the first one's id is returned, however many arrive at the same moment. A different request that
 * comes with a used key (the buyer went back and changed the form) is stored under a key made from both, so that
 * neither is lost and the second can be repeated safely too.
 */
export async function insertQuoteRequest(
  database: Database,
  request: NewQuoteRequest,
): Promise<{ id: number; replayed: boolean }> {
  const first = await insertOrFind(database, request);
  if (!first.replayed || isSameRequest(first.row, request))
    return { id: first.row.id, replayed: first.replayed };
  const second = await insertOrFind(database, {
    ...request,
    idempotencyKey: keyOfChanged(request),
  });
  return { id: second.row.id, replayed: second.replayed };
}

async function insertOrFind(
  database: Database,
  request: NewQuoteRequest,
): Promise<{ row: QuoteRequest; replayed: boolean }> {
  const [inserted] = await database
    .insert(quoteRequests)
    .values(request)
    .onConflictDoNothing({ target: quoteRequests.idempotencyKey })
    .returning();
  if (inserted) return { row: inserted, replayed: false };
  const [stored] = await database
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.idempotencyKey, request.idempotencyKey));
  if (!stored) throw new Error("A stored request vanished between two statements.");
  return { row: stored, replayed: true };
}

// Status and doubts are the export desk's, not the buyer's: a replay is the same request whatever became of the first,
// and however often or fast it comes.
function contentOf(request: NewQuoteRequest) {
  const { status: _status, doubts: _doubts, idempotencyKey: _key, ...content } = request;
  return content;
}

function isSameRequest(stored: QuoteRequest, request: NewQuoteRequest): boolean {
  const content = Object.entries(contentOf(request)) as [keyof QuoteRequest, unknown][];
  return content.every(([column, value]) => stored[column] === value);
}

/** A UUID (version 8 of RFC 9562) from the key and what was asked, the same each time. */
function keyOfChanged(request: NewQuoteRequest): string {
  const content = JSON.stringify(
    Object.entries(contentOf(request)).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  const hex = createHash("sha256").update(request.idempotencyKey).update(content).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
