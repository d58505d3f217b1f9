import { makeZip, predictLength } from "client-zip";
import { lateFileStream } from "./file-stream.ts";

export type ArchiveEntry = {
  name: string;
  size: number;
  lastModified: Date;
  open: () => AsyncIterable<Uint8Array>;
};

/** The length of `archiveStream`, in bytes. */
export function archiveLength(entries: readonly ArchiveEntry[]): bigint {
  return predictLength(entries.map(({ name, size }) => ({ name, size })));
}

/** Streams files as an uncompressed ZIP, opening each when it is due. Fails if a file fails or has the wrong size. */
export function archiveStream(entries: readonly ArchiveEntry[]): ReadableStream<Uint8Array> {
  return makeZip(inputsOf(entries));
}

async function* inputsOf(entries: readonly ArchiveEntry[]) {
  for (const { open, size, ...entry } of entries) {
    const bytes = exactly(size, open());
    try {
      yield { ...entry, input: lateFileStream(bytes) };
    } catch {
      // Thrown here when the client has left.
      return;
    } finally {
      await bytes.return(undefined);
    }
  }
}

async function* exactly(
  size: number,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, undefined> {
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    yield chunk;
  }
  if (length !== size) throw new Error("A file is not as long as it was.");
  return undefined;
}
