import "server-only";
import { randomUUID } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFiles as files, quoteRequests } from "#db/schema.ts";
import type { FileStoreName } from "#lib/quote-requests/attachments.ts";
import type { SentFile } from "#lib/quote-requests/attachment-upload.ts";

export type SentFiles = { draftKey: string; files: readonly SentFile[] };

/** The maximum of a 32-bit column: a rejected file may have any size. */
const MAX_SIZE = 2_147_483_647;

/** Part of a statement: gives the uploaded files to the quote request in `request`, and returns their ids. */
export function attachFiles(sent: SentFiles): SQL {
  return sql`
    UPDATE ${files} SET request_id = request.id FROM request
    WHERE ${isArrived(sent)} RETURNING ${files.id}`;
}

/** Part of a statement: records the listed files that are not in `attached`, with the skip reason. */
export function insertMissingFiles(sent: SentFiles, store: FileStoreName): SQL {
  const listed = [...new Map(sent.files.map((file) => [file.id, file])).values()];
  const columns = [
    sql`${sql.param(listed.map(({ id }) => id))}::uuid[]`,
    sql`${sql.param(listed.map(() => randomUUID()))}::uuid[]`,
    sql`${sql.param(listed.map(({ name }) => name))}::text[]`,
    sql`${sql.param(listed.map(({ size }) => Math.min(size, MAX_SIZE)))}::integer[]`,
    sql`${sql.param(listed.map(({ errorCode = "unsent" }) => errorCode))}::text[]`,
  ];
  return sql`
    INSERT INTO ${files} (id, draft_key, request_id, name, size, state, refusal, store)
    SELECT listed.own_id, ${sent.draftKey}, request.id, listed.name, listed.size, 'missing', listed.refusal, ${store}
    FROM request, unnest(${sql.join(columns, sql`, `)}) AS listed (id, own_id, name, size, refusal)
    WHERE listed.id NOT IN (SELECT id FROM attached)`;
}

/** Adds late attachments when a form is sent again; skips erased quote requests and files of other ones. */
export async function attachLateFiles(
  database: Database,
  quoteRequestId: number,
  sent: SentFiles,
): Promise<void> {
  await database.execute(sql`
    WITH request AS (
      SELECT id FROM ${quoteRequests} WHERE id = ${quoteRequestId} AND erased_at IS NULL FOR SHARE
    ), late AS (
      UPDATE ${files} SET request_id = request.id FROM request
      WHERE ${isArrived(sent)} AND ${files.quoteRequestId} IS NULL
      RETURNING ${files.quoteRequestId}, ${files.name}, ${files.size}
    )
    DELETE FROM ${files} USING late
    WHERE ${files.quoteRequestId} = late.request_id AND ${files.state} = 'missing'
      AND ${files.name} = late.name AND ${files.size} = late.size`);
}

export async function findAttached(database: Database, sent: SentFiles): Promise<Set<string>> {
  const rows = await database
    .select({ id: files.id })
    .from(files)
    .where(sql`${isArrived(sent)} AND ${files.quoteRequestId} IS NOT NULL`);
  return new Set(rows.map(({ id }) => id));
}

function isArrived({ draftKey, files: sent }: SentFiles): SQL {
  const ids = sql.param(sent.map(({ id }) => id));
  return sql`${files.draftKey} = ${draftKey} AND ${files.id} = ANY(${ids}::uuid[]) AND ${files.state} = 'complete'`;
}
