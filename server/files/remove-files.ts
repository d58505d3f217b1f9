import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import type { FileOutcome } from "./file-problem.ts";
import { findFile, type FileOfDraft } from "#db/files/find-file.ts";
import { storesHolding } from "./file-stores.ts";

/** Removes a file that its owner does not want to send; one that went with a request stays with it. */
export async function removeFile(
  database: Database,
  asked: FileOfDraft,
): Promise<FileOutcome<object>> {
  const file = await findFile(database, asked);
  if (!file) return { problem: { kind: "unknown" } };
  const removed = await removeFiles(database, [file]);
  return removed === 1 ? {} : { problem: { kind: "attached" } };
}

/** Removes files that belong to no request, bytes and rows; returns how many. What a store does not answer to is left to the sweep. */
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

/** Removes the bytes of a file that is marked as removed, then its row. Returns whether its stores answered. */
export async function removeBytes(database: Database, file: QuoteRequestFile): Promise<boolean> {
  try {
    for (const store of storesHolding(database, file)) await store.remove(file);
  } catch (error) {
    log.warn({ file: file.id, ...reportOf(error) }, "file content is not removed yet");
    return false;
  }
  await database.delete(files).where(and(eq(files.id, file.id), eq(files.state, "removed")));
  return true;
}
