import "server-only";
import { createHash } from "node:crypto";
import { eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { getJobQueue } from "#server/deliveries/job-queue.ts";
import {
  deliveriesAndJobs,
  type Recipient,
  webhooks,
} from "#server/deliveries/insert-deliveries.ts";
import {
  attachFiles,
  attachLateFiles,
  insertMissingFiles,
  type SentFiles,
} from "#db/files/attach-files.ts";
import { newFilesStore } from "#server/files/file-stores.ts";
import { quoteRequests, type NewQuoteRequest, type QuoteRequest } from "#db/schema.ts";

/**
 * Stores a request and returns its id once it is committed. The same request with the same idempotency key is not
 * stored again: the first one's id is returned, however many arrive at the same moment. A different request that
 * comes with a used key (the buyer went back and changed the form) is stored under a key made from both, so that
 * neither is lost and the second can be repeated safely too. What is to be told of it, to the desk, the buyer and the
 * webhooks of `targets`, is stored in the same statement; of spam nobody is told. The same statement gives it the files
 * of `sent` that have arrived, and writes down which have not.
 */
export async function insertQuoteRequest(
  database: Database,
  request: NewQuoteRequest,
  targets: readonly string[] = [],
  sent?: SentFiles,
): Promise<{ id: number; replayed: boolean }> {
  const first = await insertOrFind(database, request, targets, sent);
  const isSame = !first.replayed || isSameRequest(first.row, request);
  const changed = { ...request, idempotencyKey: keyOfChanged(request) };
  const { id, replayed } = isSame ? first : await insertOrFind(database, changed, targets, sent);
  if (replayed && sent?.files.length) await attachLateFiles(database, id, sent);
  return { id, replayed };
}

type Stored = { id: number; replayed: false } | { id: number; replayed: true; row: QuoteRequest };

async function insertOrFind(
  database: Database,
  request: NewQuoteRequest,
  targets: readonly string[],
  sent: SentFiles | undefined,
): Promise<Stored> {
  const id = await insert(database, request, targets, sent);
  if (id !== undefined) return { id, replayed: false };
  const [row] = await database
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.idempotencyKey, request.idempotencyKey));
  if (!row) throw new Error("A stored request vanished between two statements.");
  return { id: row.id, replayed: true, row };
}

/**
 * Stores a request, its files and what is to be told of it; undefined where its key was used before. One statement: other
 * requests wait for the row that counts this one's kind, and a transaction of several would hold it for each round trip
 * (half as many requests a second).
 */
async function insert(
  database: Database,
  request: NewQuoteRequest,
  targets: readonly string[],
  sent: SentFiles | undefined,
): Promise<number | undefined> {
  const insertion = database
    .insert(quoteRequests)
    .values(request)
    .onConflictDoNothing({ target: quoteRequests.idempotencyKey })
    .returning({ id: quoteRequests.id });
  const withFiles = sent?.files.length
    ? sql`, attached AS (${attachFiles(sent)}), missing AS (${insertMissingFiles(sent, newFilesStore())})`
    : sql``;
  const { rows } = await database.execute<{ id: string }>(sql`
    WITH request AS (${insertion.getSQL()})
      ${withFiles}
      ${request.status === "spam" ? sql`` : await withDeliveries(database, targets)}
    SELECT id FROM request`);
  return rows[0] && Number(rows[0].id);
}

/** Parts of the statement that store whom a new request is told to. */
async function withDeliveries(database: Database, targets: readonly string[]): Promise<SQL> {
  const recipients: Recipient[] = [{ channel: "desk-mail" }, { channel: "buyer-mail" }];
  const { deliveries, jobs } = await deliveriesAndJobs(
    await getJobQueue(database),
    "quote_request.created",
    [...recipients, ...webhooks(targets)],
  );
  return sql`,
      subject AS (SELECT id AS request_id, NULL::bigint AS event_id FROM request),
      stored AS (${deliveries}),
      queued AS (${jobs})`;
}

// Status and doubts are the export desk's, not the buyer's: a replay is the same request whatever became of the first,
// and however often or fast it comes.
function contentOf(request: NewQuoteRequest) {
  const { status: _status, riskFlags: _riskFlags, idempotencyKey: _key, ...content } = request;
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
