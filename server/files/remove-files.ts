import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";
import { reportOf, log } from "#server/observability/log.ts";
import type { FileOutcome } from "./upload-limits.ts";
import { getFileOfDraft, type FileOfDraft } from "#db/files/get-files.ts";
import { removeContent } from "./file-content.ts";

/** Removes a file unless it belongs to a sent request. */
export async function removeFile(
  database: Database,
  asked: FileOfDraft,
): Promise<FileOutcome<object>> {
  const file = await getFileOfDraft(database, asked);
  if (!file) return { problem: { kind: "unknown" } };
  const removed = await removeFiles(database, [file]);
  return removed === 1 ? {} : { problem: { kind: "attached" } };
}

/** Removes unattached files and returns their number; a store that does not respond is left to the cleanup. */
export async function removeFiles(
  database: Database,
  unwanted: readonly Pick<QuoteRequestFile, "id">[],
): Promise<number> {
  const ids = unwanted.map(({ id }) => id);
  const marked = await database
    .update(files)
    .set({ state: "removed" })
    .where(and(inArray(files.id, ids), isNull(files.quoteRequestId)))
    .returning();
  for (const file of marked) await removeBytes(database, file);
  return marked.length;
}

/** Removes the bytes, then the row; of spam's files the row stays, as missing. Returns whether the store responded. */
export async function removeBytes(database: Database, file: QuoteRequestFile): Promise<boolean> {
  try {
    await removeContent(database, file);
  } catch (error) {
    log.warn({ file: file.id, ...reportOf(error) }, "file content is not removed yet");
    return false;
  }
  const isMarked = and(eq(files.id, file.id), eq(files.state, "removed"));
  if (file.errorCode === "spam")
    await database.update(files).set({ state: "missing" }).where(isMarked);
  else await database.delete(files).where(isMarked);
  return true;
}
