import { and, asc, eq, gt, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/create-database.ts";
import { getFileOfDraft, type FileOfDraft } from "#db/files/file-queries.ts";
import {
  quoteRequestEvents,
  quoteRequestFiles as files,
  quoteRequests,
  type QuoteRequestFile,
} from "#db/schema.ts";
import type { FileStoreName } from "#lib/attachments/file-rules.ts";
import { errorFields, log } from "#server/observability/log.ts";
import { removeContent } from "./content-mutations.ts";
import type { FileResult } from "./reservation-mutations.ts";

/** Removes a file unless it belongs to a sent request. */
export async function removeFile(
  database: Database,
  fileKey: FileOfDraft,
): Promise<FileResult<object>> {
  const file = await getFileOfDraft(database, fileKey);
  if (!file) return { problem: { kind: "unknown" } };
  const isRemoved = await removeUnattached(database, file.id);
  return isRemoved ? {} : { problem: { kind: "attached" } };
}

/** Removes a file; returns false if it is attached. A store that does not respond is left to the cleanup. */
export async function removeUnattached(database: Database, id: string): Promise<boolean> {
  const [marked] = await database
    .update(files)
    .set({ state: "removed" })
    .where(and(eq(files.id, id), isNull(files.quoteRequestId)))
    .returning();
  if (marked) await removeBytes(database, marked);
  return marked !== undefined;
}

/** Removes the bytes, then the row; of spam's files the row stays, as missing. Returns whether the store responded. */
async function removeBytes(database: Database, file: QuoteRequestFile): Promise<boolean> {
  try {
    await removeContent(database, file);
  } catch (error) {
    log.warn({ file: file.id, ...errorFields(error) }, "file content is not removed yet");
    return false;
  }
  const isMarked = and(eq(files.id, file.id), eq(files.state, "removed"));
  if (file.errorCode === "spam")
    await database.update(files).set({ state: "missing" }).where(isMarked);
  else await database.delete(files).where(isMarked);
  return true;
}

/** Removed files, and files whose store did not respond, for the next run. */
type CleanupResult = { removed: number; left: number };

const BATCH = 100;

/** Removes files of requests not sent within a day, of spam, and leftovers of earlier removals. */
export async function cleanUpFiles(database: Database): Promise<CleanupResult> {
  const isUnsent = and(
    isNull(files.quoteRequestId),
    sql`${files.createdAt} < now() - interval '1 day'`,
    ne(files.state, "removed"),
  );
  await database.update(files).set({ state: "removed" }).where(isUnsent);
  await database.update(files).set({ state: "removed", errorCode: "spam" }).where(isOldSpam());
  return removeMarkedFiles(database);
}

/** Complete files of requests that have been spam for two weeks, in which a mistake is noticed. */
function isOldSpam(): SQL | undefined {
  const { quoteRequestId, kind, createdAt } = quoteRequestEvents;
  const lastStatus = sql`SELECT max(${createdAt}) FROM ${quoteRequestEvents} WHERE ${quoteRequestId} = ${quoteRequests.id} AND ${kind} = 'status'`;
  const isOld = sql`coalesce((${lastStatus}), ${quoteRequests.createdAt}) < now() - interval '14 days'`;
  return and(
    eq(files.state, "complete"),
    sql`${files.quoteRequestId} IN (SELECT ${quoteRequests.id} FROM ${quoteRequests} WHERE ${quoteRequests.status} = 'spam' AND ${isOld})`,
  );
}

/** Removes the bytes, then the row, of every file marked as removed. Safe to interrupt and repeat. */
export async function removeMarkedFiles(database: Database): Promise<CleanupResult> {
  const result: CleanupResult = { removed: 0, left: 0 };
  const silent = new Set<FileStoreName>();
  let last: string | undefined;
  for (;;) {
    const batch = await database
      .select()
      .from(files)
      .where(and(eq(files.state, "removed"), last === undefined ? undefined : gt(files.id, last)))
      .orderBy(asc(files.id))
      .limit(BATCH);
    for (const file of batch) {
      const isGone = !silent.has(file.store) && (await removeBytes(database, file));
      if (!isGone) silent.add(file.store);
      result[isGone ? "removed" : "left"] += 1;
    }
    last = batch.at(-1)?.id;
    if (batch.length < BATCH) return result;
  }
}
