import "server-only";
import { randomUUID } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFiles as files, quoteRequests } from "#db/schema.ts";
import type { FileStoreName } from "#lib/quote-requests/attachments.ts";
import type { SentFile } from "#lib/quote-requests/attachment-upload.ts";

/** The files listed by a form, and the draft key they were uploaded under. */
export type SentFiles = { draftKey: string; files: readonly SentFile[] };

/** The largest 32-bit integer; a rejected file can have any size. */
const MAX_SIZE = 2_147_483_647;

/** CTE that attaches uploaded files to the CTE `request` and returns their ids. */
export function attachFiles(sent: SentFiles): SQL {
  return sql`
    UPDATE ${files} SET request_id = request.id FROM request
    WHERE ${isArrived(sent)} RETURNING ${files.id}`;
}

/**
 * CTE that records the skip reason of each listed file that is not in the CTE `attached`; `store` is the store for new
 * files.
 */
export function insertMissingFiles(sent: SentFiles, store: FileStoreName): SQL {
  const listed = [...new Map(sent.files.map((file) => [file.id, file])).values()];
  const columns = [
    sql`${sql.param(listed.map(({ id }) => id))}::uuid[]`,
    sql`${sql.param(listed.map(() => randomUUID()))}::uuid[]`,
    sql`${sql.param(listed.map(({ name }) => name))}::text[]`,
    sql`${sql.param(listed.map(({ size }) => Math.min(size, MAX_SIZE)))}::integer[]`,
    sql`${sql.param(listed.map(({ refusal = "unsent" }) => refusal))}::text[]`,
  ];
  return sql`
    INSERT INTO ${files} (id, draft_key, request_id, name, size, state, refusal, store)
    SELECT listed.own_id, ${sent.draftKey}, request.id, listed.name, listed.size, 'missing', listed.refusal, ${store}
    FROM request, unnest(${sql.join(columns, sql`, `)}) AS listed (id, own_id, name, size, refusal)
    WHERE listed.id NOT IN (SELECT id FROM attached)`;
}

/**
 * Attaches files that arrived after their request was stored, when the form is sent again. Files of other requests
 * stay there; an erased request gets none.
 */
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
