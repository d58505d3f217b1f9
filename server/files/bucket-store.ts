import type { Env } from "#server/env/env.ts";
import { BUCKET_LIMITS, type BucketLimits } from "./bucket-limits.ts";
import type { FileStore } from "#db/files/file-store.ts";

/** Stores files in an S3-compatible bucket, to which browsers upload directly. Loads the S3 client at the first call. */
export function bucketFileStore(env: Env, limits: BucketLimits = BUCKET_LIMITS): FileStore {
  const load = async () => (await import("./bucket-objects.ts")).bucketObjects(env, limits);
  return {
    name: "bucket",
    partBytes: limits.partBytes,
    begin: async (file) => (await load()).begin(file),
    signPart: async (file, part) => (await load()).signPart(file, part),
    writePart: async (file, number, bytes) => (await load()).writePart(file, number, bytes),
    listParts: async (file) => (await load()).listParts(file),
    complete: async (file) => (await load()).complete(file),
    readHead: async (file, bytes) => (await load()).readHead(file, bytes),
    read: async function* (file) {
      yield* (await load()).read(file);
    },
    remove: async (file) => (await load()).remove(file),
  };
}
