import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFileParts as parts, quoteRequestFiles as files } from "#db/schema.ts";
import type { FileStore } from "#db/files/file-store.ts";

/** Whether the bucket may hold something of a file that lies in the database: a move has begun or is not quite over. */
const mayHaveCopyInBucket = and(eq(files.store, "database"), isNotNull(files.uploadId));

/** Removes what a move that was broken off left in either store. Returns of how many files. */
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

/** Notes that nothing of a file is in the bucket any more. */
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
