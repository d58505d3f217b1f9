import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/create-database.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";
import type { RequestFile } from "#lib/attachments/file-rules.ts";

export type FileOfDraft = Pick<QuoteRequestFile, "id" | "draftKey">;

/** A form's file; undefined if it belongs to another form or is being removed. */
export async function getFileOfDraft(
  database: Database,
  { id, draftKey }: FileOfDraft,
): Promise<QuoteRequestFile | undefined> {
  const [file] = await database
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.draftKey, draftKey)));
  return file?.state === "removed" || file?.state === "missing" ? undefined : file;
}

/** Serializes decisions about a form's files until the transaction ends. */
export async function lockDraft(transaction: Transaction, draftKey: string): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${draftKey}, 17))`);
}

/** A quote request's file; undefined if it belongs to another one or is incomplete. */
export async function getFileOfRequest(
  database: Database,
  quoteRequestId: number,
  id: string,
): Promise<QuoteRequestFile | undefined> {
  const isComplete = eq(files.state, "complete");
  const [file] = await database
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.quoteRequestId, quoteRequestId), isComplete));
  return file;
}

/** The files of a quote request in the form's order, missing ones included. */
export function listFilesOfRequest(
  database: Database,
  quoteRequestId: number,
): Promise<QuoteRequestFile[]> {
  const isKnown = inArray(files.state, ["complete", "missing"]);
  return database
    .select()
    .from(files)
    .where(and(eq(files.quoteRequestId, quoteRequestId), isKnown))
    .orderBy(files.createdAt, files.id);
}

/** Like `listFilesOfRequest`, without where the bytes are stored and the form's key. */
export async function listRequestFiles(
  database: Database,
  quoteRequestId: number,
): Promise<RequestFile[]> {
  const rows = await listFilesOfRequest(database, quoteRequestId);
  return rows.map(({ id, name, size, mediaType, state, errorCode, scan }) => ({
    id,
    name,
    size,
    mediaType,
    state,
    errorCode,
    scan,
  }));
}
