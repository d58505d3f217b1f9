import { createHash } from "node:crypto";
import type { FileStore, StoredFile } from "#lib/server/files/file-store.ts";

/**
 * Copies a file from one store to the other, with one part of it in memory; returns its checksum there. Rejects where
 * the copy, read back, is not the same.
 */
export async function copyFile(from: FileStore, to: FileStore, copy: StoredFile): Promise<string> {
  const hash = createHash("sha256");
  let number = 0;
  for await (const part of partsOf(from.read(copy), to.partBytes)) {
    hash.update(part);
    await to.writePart(copy, (number += 1), part);
  }
  const checksum = await to.complete(copy);
  if ((await hashOf(to.read(copy))) !== hash.digest("hex"))
    throw new Error(`The copy of file ${copy.id} differs.`);
  return checksum;
}

/** The same bytes in parts of `length` bytes but the last. */
async function* partsOf(
  bytes: AsyncIterable<Uint8Array>,
  length: number,
): AsyncGenerator<Uint8Array> {
  let pending: Uint8Array[] = [];
  let room = length;
  for await (const chunk of bytes)
    for (let at = 0; at < chunk.length;) {
      const piece = chunk.subarray(at, at + room);
      pending.push(piece);
      at += piece.length;
      room -= piece.length;
      if (room > 0) continue;
      yield Buffer.concat(pending);
      pending = [];
      room = length;
    }
  if (pending.length > 0) yield Buffer.concat(pending);
}

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest("hex");
}
