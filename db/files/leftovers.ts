import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFileParts as parts, quoteRequestFiles as files } from "#db/schema.ts";
import type { FileStore } from "#lib/server/files/file-store.ts";

const BATCH = 500;

/**
 * Removes what a move that was broken off left in either store: the bytes of files that lie in the other one, and in the
 * bucket those of files that nobody knows any more. `ids` are all that are in the bucket. Returns how many files had some.
 */
export async function removeLeftovers(
  database: Database,
  bucket: FileStore,
  ids: AsyncIterable<string>,
): Promise<number> {
  let removed = await removeCopiesOfBucket(database);
  let batch = new Set<string>();
  for await (const id of ids) {
    batch.add(id);
    if (batch.size < BATCH) continue;
    removed += await removeStrays(database, bucket, batch);
    batch = new Set();
  }
  return removed + (await removeStrays(database, bucket, batch));
}

async function removeCopiesOfBucket(database: Database): Promise<number> {
  const inBucket = database.select({ id: files.id }).from(files).where(eq(files.store, "bucket"));
  const rows = await database
    .delete(parts)
    .where(inArray(parts.fileId, inBucket))
    .returning({ id: parts.fileId });
  return new Set(rows.map(({ id }) => id)).size;
}

async function removeStrays(
  database: Database,
  bucket: FileStore,
  ids: ReadonlySet<string>,
): Promise<number> {
  const kept = await database
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.store, "bucket")));
  const strays = [...ids].filter((id) => !kept.some((file) => file.id === id));
  for (const id of strays) await bucket.remove({ id, size: 0, uploadId: null });
  return strays.length;
}
