import type { Env } from "#lib/server/env.ts";
import type { FileStore } from "./file-store.ts";

/** Files as objects of an S3-compatible bucket, sent there by browsers themselves. */
export function bucketFileStore(_env: Env): FileStore {
  throw new Error("to be written");
}
