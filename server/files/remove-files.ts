import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import type { FileOutcome } from "./file-problem.ts";
import { findFile, type FileOfDraft } from "#db/files/find-file.ts";
import { storesHolding } from "./file-stores.ts";

/** Removes a file unless it belongs to a sent request. */
export async function removeFile(
  database: Database,
  asked: FileOfDraft,
): Promise<FileOutcome<object>> {
  const file = await findFile(database, asked);
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

/** Removes the bytes, then the row; of spam's files the row stays, as missing. Returns whether the stores responded. */
export async function removeBytes(database: Database, file: QuoteRequestFile): Promise<boolean> {
  try {
    for (const store of storesHolding(database, file)) await store.remove(file);
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
