import type { Database } from "#db/client.ts";
import { getEnv } from "#lib/server/env.ts";
import type { FileStoreName } from "#lib/quote-request/files.ts";
import { bucketFileStore } from "#lib/server/files/bucket-store.ts";
import type { FileStore } from "#lib/server/files/file-store.ts";
import { databaseFileStore } from "./database-store.ts";

/** Where files go that come now: the bucket where one is configured. */
export function newFilesStore(): FileStoreName {
  return getEnv().FILES_BUCKET_URL ? "bucket" : "database";
}

/** The store of this name. Throws for a bucket that is no longer configured. */
export function fileStoreOf(database: Database, name: FileStoreName): FileStore {
  return name === "database" ? databaseFileStore(database) : bucketFileStore(getEnv());
}
