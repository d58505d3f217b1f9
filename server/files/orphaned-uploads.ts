import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFileParts as parts, quoteRequestFiles as files } from "#db/schema.ts";
import type { FileStore } from "#db/files/file-store.ts";

const mayHaveCopyInBucket = and(eq(files.store, "database"), isNotNull(files.uploadId));

/** Removes what an interrupted move left in either store; returns the number of files. */
export async function removeOrphanedUploads(
  database: Database,
  bucket: FileStore,
): Promise<number> {
  let removed = await removeCopiesOfBucket(database);
  for (const file of await database.select().from(files).where(mayHaveCopyInBucket)) {
    await bucket.remove(file);
    await forgetCopyInBucket(database, file);
    removed += 1;
  }
  return removed;
}

export async function forgetCopyInBucket(
  database: Database,
  { id }: { id: string },
): Promise<void> {
  await database
    .update(files)
    .set({ uploadId: null })
    .where(and(eq(files.id, id), mayHaveCopyInBucket));
}

async function removeCopiesOfBucket(database: Database): Promise<number> {
  const inBucket = database.select({ id: files.id }).from(files).where(eq(files.store, "bucket"));
  const rows = await database
    .delete(parts)
    .where(inArray(parts.fileId, inBucket))
    .returning({ id: parts.fileId });
  return new Set(rows.map(({ id }) => id)).size;
}
