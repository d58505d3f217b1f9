import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/client.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";

export type FileOfDraft = Pick<QuoteRequestFile, "id" | "draftKey">;

/** Undefined if it belongs to another form or is being removed. */
export async function findFile(
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
