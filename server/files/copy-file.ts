import { createHash } from "node:crypto";
import type { FileStore, StoredFile } from "#db/files/file-store.ts";
import { inParts } from "./split-into-parts.ts";

/** Copies a file part by part; returns its checksum in `to`. Rejects if the copy, read back, differs. */
export async function copyFile(from: FileStore, to: FileStore, copy: StoredFile): Promise<string> {
  const hash = createHash("sha256");
  let number = 0;
  for await (const part of inParts(from.read(copy), to.partBytes)) {
    hash.update(part);
    await to.writePart(copy, (number += 1), part);
  }
  const checksum = await to.complete(copy);
  if ((await hashOf(to.read(copy))) !== hash.digest("hex"))
    throw new Error(`The copy of file ${copy.id} differs.`);
  return checksum;
}

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest("hex");
}
