import type { FilePart, FileStore, StoredFile } from "#db/files/file-store.ts";

/** Size of a part in bytes, or undefined if the file has no such part. */
export function sizeOfPart(size: number, partBytes: number, number: number): number | undefined {
  const from = (number - 1) * partBytes;
  if (!Number.isInteger(number) || number < 1 || from >= size) return undefined;
  return Math.min(partBytes, size - from);
}

export async function findMissingParts(store: FileStore, file: StoredFile): Promise<FilePart[]> {
  const arrived = new Map((await store.listParts(file)).map(({ number, size }) => [number, size]));
  const count = Math.ceil(file.size / store.partBytes);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    size: sizeOfPart(file.size, store.partBytes, index + 1) ?? 0,
  })).filter(({ number, size }) => arrived.get(number) !== size);
}
