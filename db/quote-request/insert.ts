import "server-only";
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { inTransaction, type Database } from "#db/client.ts";
import { getJobQueue } from "#db/deliveries/job-queue.ts";
import { insertDeliveries, webhooks, type Recipient } from "#db/deliveries/insert.ts";
import { quoteRequests, type NewQuoteRequest, type QuoteRequest } from "#db/schema.ts";

/**
 * Stores a request and returns its id once it is committed. The same request with the same idempotency key is not
 * stored again: the first one's id is returned, however many arrive at the same moment. A different request that
 * comes with a used key (the buyer went back and changed the form) is stored under a key made from both, so that
 * neither is lost and the second can be repeated safely too. What is to be told of it, to the desk, the buyer and the
 * webhooks of `targets`, is stored in the same transaction; of spam nobody is told.
 */
export async function insertQuoteRequest(
  database: Database,
  request: NewQuoteRequest,
  targets: readonly string[] = [],
): Promise<{ id: number; replayed: boolean }> {
  const first = await insertOrFind(database, request, targets);
  if (!first.replayed || isSameRequest(first.row, request))
    return { id: first.row.id, replayed: first.replayed };
  const changed = { ...request, idempotencyKey: keyOfChanged(request) };
  const second = await insertOrFind(database, changed, targets);
  return { id: second.row.id, replayed: second.replayed };
}

async function insertOrFind(
  database: Database,
  request: NewQuoteRequest,
  targets: readonly string[],
): Promise<{ row: QuoteRequest; replayed: boolean }> {
  const inserted = await insert(database, request, targets);
  if (inserted) return { row: inserted, replayed: false };
  const [stored] = await database
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.idempotencyKey, request.idempotencyKey));
  if (!stored) throw new Error("A stored request vanished between two statements.");
  return { row: stored, replayed: true };
}

/** Stores a request with what is to be told of it; undefined where its key was used before. */
async function insert(
  database: Database,
  request: NewQuoteRequest,
  targets: readonly string[],
): Promise<QuoteRequest | undefined> {
  const queue = await getJobQueue(database);
  return inTransaction(database, async (transaction, client) => {
    const [row] = await transaction
      .insert(quoteRequests)
      .values(request)
      .onConflictDoNothing({ target: quoteRequests.idempotencyKey })
      .returning();
    if (!row || row.status === "spam") return row;
    const recipients: Recipient[] = [
      { channel: "desk-mail" },
      { channel: "buyer-mail" },
      ...webhooks(targets),
    ];
    const subject = { event: "quote_request.created", quoteRequestId: row.id } as const;
    await insertDeliveries(queue, { transaction, client }, subject, recipients);
    return row;
  });
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
