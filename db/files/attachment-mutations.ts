import "server-only";
import { randomUUID } from "node:crypto";
import { and, isNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Database, Transaction } from "#db/create-database.ts";
import { quoteRequestFiles as files, quoteRequests } from "#db/schema.ts";
import type { FileStoreName } from "#lib/attachments/file-rules.ts";
import type { SentFile } from "#lib/attachments/attachment-upload.ts";

export type SentFiles = { draftKey: string; files: readonly SentFile[] };

/** The maximum of a 32-bit column: a rejected file may have any size. */
const MAX_SIZE = 2_147_483_647;

/**
 * Gives a form's uploaded files to its quote request, but none that another request has, and records the listed ones
 * that did not arrive with the reason.
 */
export async function attachFiles(
  transaction: Transaction,
  quoteRequestId: number,
  sent: SentFiles,
  store: FileStoreName,
): Promise<void> {
  const rows = await transaction
    .update(files)
    .set({ quoteRequestId })
    .where(and(isArrived(sent), isNull(files.quoteRequestId)))
    .returning({ id: files.id });
  const attached = new Set(rows.map(({ id }) => id));
  const listed = [...new Map(sent.files.map((file) => [file.id, file])).values()];
  const missing = listed.filter(({ id }) => !attached.has(id));
  if (missing.length === 0) return;
  await transaction.insert(files).values(
    missing.map(({ name, size, errorCode = "unsent" as const }) => ({
      id: randomUUID(),
      draftKey: sent.draftKey,
      quoteRequestId,
      name,
      size: Math.min(size, MAX_SIZE),
      state: "missing" as const,
      errorCode,
      store,
    })),
  );
}

/** Adds late attachments when a form is sent again; skips erased requests, files of other ones, and what came before. */
export async function attachLateFiles(
  database: Database,
  quoteRequestId: number,
  sent: SentFiles,
): Promise<void> {
  await database.execute(sql`
    WITH request AS (
      SELECT id FROM ${quoteRequests} WHERE id = ${quoteRequestId} AND erased_at IS NULL FOR NO KEY UPDATE
    ), late AS (
      UPDATE ${files} SET request_id = request.id FROM request
      WHERE ${isArrived(sent)} AND ${files.quoteRequestId} IS NULL AND NOT ${isAttachedTo(sql`request.id`)}
      RETURNING ${files.quoteRequestId}, ${files.name}, ${files.size}
    )
    DELETE FROM ${files} USING late
    WHERE ${files.quoteRequestId} = late.request_id AND ${files.state} = 'missing'
      AND ${withoutExtension(files.name)} = ${withoutExtension(sql`late.name`)} AND ${files.size} = late.size`);
}

/** The ids of those files that the request has, under their own or under another id. */
export async function findAttached(
  database: Database,
  quoteRequestId: number,
  sent: SentFiles,
): Promise<Set<string>> {
  const rows = await database
    .select({ id: files.id })
    .from(files)
    .where(sql`${isArrived(sent)} AND ${isAttachedTo(sql`${quoteRequestId}`)}`);
  return new Set(rows.map(({ id }) => id));
}

/** Whether the request has a file with the same content. */
function isAttachedTo(quoteRequestId: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${files} other WHERE other.request_id = ${quoteRequestId}
    AND (other.id = ${files.id} OR other.checksum = ${files.checksum} AND other.size = ${files.size}))`;
}

/** A file's name without its ending, which its content may have corrected. */
function withoutExtension(name: SQLWrapper): SQL {
  return sql`regexp_replace(${name}, '[.][^.]*$', '')`;
}

function isArrived({ draftKey, files: sent }: SentFiles): SQL {
  const ids = sql.param(sent.map(({ id }) => id));
  return sql`${files.draftKey} = ${draftKey} AND ${files.id} = ANY(${ids}::uuid[]) AND ${files.state} = 'complete'`;
}
