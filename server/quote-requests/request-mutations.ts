import "server-only";
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { inTransaction, type Database } from "#db/create-database.ts";
import {
  attachFiles,
  attachLateFiles,
  findAttached,
  type SentFiles,
} from "#db/files/attachment-mutations.ts";
import { quoteRequests, type NewQuoteRequest, type QuoteRequest } from "#db/schema.ts";
import { insertRequestDeliveries } from "#server/deliveries/delivery-mutations.ts";
import { withSecondAttempt } from "#db/second-attempt.ts";
import { FILE_ERRORS } from "#lib/attachments/file-rules.ts";
import type { AcceptedQuoteRequest } from "#lib/quote-requests/quote-request-result.ts";
import { getDatabase } from "#server/database.ts";
import { log, errorFields } from "#server/observability/log.ts";
import { newFilesStore } from "#server/files/content-mutations.ts";

/** Idempotent by key; a changed request with a used key is stored under a derived one. Returns after the commit. */
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
  // The request with its files and deliveries, or nothing.
  const id = await inTransaction(database, async (transaction) => {
    const [inserted] = await transaction
      .insert(quoteRequests)
      .values(request)
      .onConflictDoNothing({ target: quoteRequests.idempotencyKey })
      .returning({ id: quoteRequests.id });
    if (!inserted) return undefined;
    if (sent?.files.length) await attachFiles(transaction, inserted.id, sent, newFilesStore());
    if (request.status !== "spam") await insertRequestDeliveries(transaction, inserted.id, targets);
    return inserted.id;
  });
  if (id !== undefined) return { id, replayed: false };
  const [row] = await database
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.idempotencyKey, request.idempotencyKey));
  if (!row) throw new Error("A stored request was deleted meanwhile.");
  return { id: row.id, replayed: true, row };
}

/** What does not make a repeated request a different one. */
const NO_CONTENT = new Set(["status", "riskFlags", "language", "idempotencyKey"]);

function contentOf(request: NewQuoteRequest) {
  const columns = Object.entries(request) as [keyof QuoteRequest, unknown][];
  return columns.filter(([column]) => !NO_CONTENT.has(column));
}

function isSameRequest(stored: QuoteRequest, request: NewQuoteRequest): boolean {
  return contentOf(request).every(([column, value]) => stored[column] === value);
}

/** A UUID (version 8, RFC 9562) derived from the key and the content. */
function keyOfChanged(request: NewQuoteRequest): string {
  const content = JSON.stringify(contentOf(request).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const hex = createHash("sha256").update(request.idempotencyKey).update(content).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What arrived of a request's files; empty if the database does not respond. */
export async function describeAttachments(
  requestId: number,
  named: SentFiles,
): Promise<Pick<AcceptedQuoteRequest, "files" | "fileNames" | "missingFiles">> {
  if (named.files.length === 0) return {};
  try {
    const attached = await withSecondAttempt(() => findAttached(getDatabase(), requestId, named));
    const missing = named.files.filter(({ id }) => !attached.has(id));
    const missingFiles = missing.map(({ name, errorCode = "unsent" }) => ({
      name,
      reason: FILE_ERRORS[errorCode],
    }));
    const fileNames = named.files.filter(({ id }) => attached.has(id)).map(({ name }) => name);
    return { files: attached.size, fileNames, missingFiles };
  } catch (error) {
    log.warn(errorFields(error), "files of a stored request not counted");
    return {};
  }
}
