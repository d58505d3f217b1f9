import type { Database } from "#db/client.ts";
import type { QuoteRequestFile } from "#db/schema.ts";
import { getEnv } from "#server/env/env.ts";
import type { FileStoreName } from "#lib/quote-requests/attachments.ts";
import { bucketFileStore } from "./bucket-store.ts";
import type { FileStore } from "#db/files/file-store.ts";
import { databaseFileStore } from "#db/files/database-file-store.ts";

/** The store for new files: the bucket if one is configured. */
export function newFilesStore(): FileStoreName {
  return getEnv().FILES_BUCKET_URL ? "bucket" : "database";
}

/** Throws for a bucket that is no longer configured. */
export function fileStoreOf(database: Database, name: FileStoreName): FileStore {
  return name === "database" ? databaseFileStore(database) : bucketFileStore(getEnv());
}

/** The stores that may hold bytes of a file: its own, and the bucket during or after an unfinished move. */
export function storesHolding(
  database: Database,
  { store, uploadId }: Pick<QuoteRequestFile, "store" | "uploadId">,
): FileStore[] {
  const own = fileStoreOf(database, store);
  const isMoving = store === "database" && uploadId !== null;
  return isMoving ? [own, fileStoreOf(database, "bucket")] : [own];
}
