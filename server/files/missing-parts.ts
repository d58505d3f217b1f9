import type { FilePart, FileStore, StoredFile } from "#db/files/file-store.ts";

/** The size in bytes of a part of a file of `size` bytes, or undefined where it has no such part. */
export function sizeOfPart(size: number, partBytes: number, number: number): number | undefined {
  const from = (number - 1) * partBytes;
  if (!Number.isInteger(number) || number < 1 || from >= size) return undefined;
  return Math.min(partBytes, size - from);
}

/** The parts of a file that its store has not, or not whole. */
export async function findMissingParts(store: FileStore, file: StoredFile): Promise<FilePart[]> {
  const arrived = new Map((await store.listParts(file)).map(({ number, size }) => [number, size]));
  const count = Math.ceil(file.size / store.partBytes);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    size: sizeOfPart(file.size, store.partBytes, index + 1) ?? 0,
  })).filter(({ number, size }) => arrived.get(number) !== size);
}
