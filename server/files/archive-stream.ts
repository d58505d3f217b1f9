import { makeZip, predictLength } from "client-zip";
import { lateFileStream } from "./file-stream.ts";

/** A file of an archive. */
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

/**
 * The files as one ZIP, uncompressed, each opened when its turn comes and read as fast as the archive is taken. It fails
 * where one of them does, or is not as long as it should be.
 */
export function archiveStream(entries: readonly ArchiveEntry[]): ReadableStream<Uint8Array> {
  return makeZip(inputsOf(entries));
}

async function* inputsOf(entries: readonly ArchiveEntry[]) {
  for (const { open, size, ...entry } of entries) {
    const bytes = exactly(size, open());
    try {
      yield { ...entry, input: lateFileStream(bytes) };
    } catch {
      // Thrown here when nobody takes the archive any more.
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
