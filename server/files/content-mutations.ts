import { createHash } from "node:crypto";
import type { Database } from "#db/create-database.ts";
import { deleteParts, getPartBytes, insertPart, listParts } from "#db/files/part-mutations.ts";
import type { QuoteRequestFile } from "#db/schema.ts";
import { getEnv } from "#server/env/env.ts";
import type { FileStoreName } from "#lib/attachments/file-rules.ts";

type StoredFile = Pick<QuoteRequestFile, "id" | "size" | "store">;

/** The store for new files: the bucket if one is configured. */
export function newFilesStore(): FileStoreName {
  return getEnv().FILES_BUCKET_URL ? "bucket" : "database";
}

// Named by content, so that a late copy of a part never replaces one that was checked.
const keyOf = (id: string, { number, md5 }: { number: number; md5: string }) =>
  `files/${id}/${number}-${md5}`;

/** Stores or replaces a part; returns false if the file is complete or gone. Rejects if its store does not respond. */
export async function writePart(
  database: Database,
  { id, store }: StoredFile,
  number: number,
  bytes: Uint8Array,
): Promise<boolean> {
  const md5 = createHash("md5").update(bytes).digest("hex");
  const part = { number, size: bytes.length, md5 };
  if (store === "database") return insertPart(database, id, { ...part, bytes });
  const { putInBucket } = await import("./bucket-client.ts");
  await putInBucket(keyOf(id, part), bytes);
  return insertPart(database, id, { ...part, bytes: null });
}

/** A file's bytes, fetched as they are read. Fails if they are not as many as they were. */
export async function* readFile(
  database: Database,
  { id, size, store }: StoredFile,
): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of chunksOf(database, id, store)) {
    length += chunk.length;
    yield chunk;
  }
  if (length !== size) throw new Error("A file has the wrong length.");
}

async function* chunksOf(database: Database, id: string, store: FileStoreName) {
  const parts = await listParts(database, id);
  if (store === "database")
    for (const { number } of parts) yield await getPartBytes(database, id, number);
  else {
    const { readFromBucket } = await import("./bucket-client.ts");
    // Earlier versions of the site stored a file as one object.
    const keys = parts.length > 0 ? parts.map((part) => keyOf(id, part)) : [`files/${id}`];
    for (const key of keys) yield* readFromBucket(key);
  }
}

/** Removes a file's bytes; does nothing if there are none. Rejects if its store does not respond. */
export async function removeContent(
  database: Database,
  { id, store }: Pick<StoredFile, "id" | "store">,
): Promise<void> {
  if (store === "bucket")
    await (await import("./bucket-client.ts")).removeFromBucket(`files/${id}`);
  await deleteParts(database, id);
}
