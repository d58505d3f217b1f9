import { createHash } from "node:crypto";
import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";
import type { FileStore, StoredFile } from "#lib/server/files/file-store.ts";

/** How far a move is: files and bytes, those that were removed meanwhile among them. */
export type MoveProgress = { files: number; ofFiles: number; bytes: number };

/**
 * Moves every complete file from one store to the other, one after the other, and says after each how far it is. A
 * file can be read at any moment: its row changes once the copy was read back and is the same, and only then the old
 * bytes go. May be broken off anywhere and repeated; two at once it must not be. Rejects where a store fails.
 */
export async function moveFiles(
  database: Database,
  from: FileStore,
  to: FileStore,
  report: (progress: MoveProgress) => void,
): Promise<void> {
  const [total] = await database.select({ count: count() }).from(files).where(isIn(from));
  let moved = 0;
  let bytes = 0;
  for (
    let file = await nextFile(database, from);
    file;
    file = await nextFile(database, from, file)
  ) {
    await moveFile(database, from, to, file);
    moved += 1;
    bytes += file.size;
    report({ files: moved, ofFiles: Math.max(moved, total?.count ?? 0), bytes });
  }
}

const isIn = ({ name }: FileStore) => and(eq(files.store, name), eq(files.state, "complete"));

async function nextFile(
  database: Database,
  from: FileStore,
  after?: QuoteRequestFile,
): Promise<QuoteRequestFile | undefined> {
  const [file] = await database
    .select()
    .from(files)
    .where(and(isIn(from), after && gt(files.id, after.id)))
    .orderBy(asc(files.id))
    .limit(1);
  return file;
}

async function moveFile(
  database: Database,
  from: FileStore,
  to: FileStore,
  file: QuoteRequestFile,
): Promise<void> {
  const { id, size } = file;
  const copy = { id, size, uploadId: await to.begin({ id, size }) };
  try {
    const read = await copyParts(from.read(file), to, copy);
    const checksum = await to.complete(copy);
    if ((await hashOf(to.read(copy))) !== read) throw new Error(`The copy of file ${id} differs.`);
    if (await changeStore(database, file, to, checksum)) return await from.remove(file);
  } catch (error) {
    if (await isStillIn(database, file)) throw error;
  }
  // It was removed meanwhile, and its bytes with it.
  await to.remove(copy);
}

/** Writes a file in parts of the new store's size, of which one is in memory; returns the hash of what was read. */
async function copyParts(
  bytes: AsyncIterable<Uint8Array>,
  to: FileStore,
  copy: StoredFile,
): Promise<string> {
  const hash = createHash("sha256");
  let pending: Uint8Array[] = [];
  let length = 0;
  let number = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    for (let at = 0; at < chunk.length;) {
      const piece = chunk.subarray(at, at + to.partBytes - length);
      pending.push(piece);
      length += piece.length;
      at += piece.length;
      if (length < to.partBytes) continue;
      await to.writePart(copy, (number += 1), Buffer.concat(pending));
      pending = [];
      length = 0;
    }
  }
  if (length > 0) await to.writePart(copy, number + 1, Buffer.concat(pending));
  return hash.digest("hex");
}

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest("hex");
}

/** Says where the file lies now; false where its row is not as it was. */
async function changeStore(
  database: Database,
  file: QuoteRequestFile,
  { name: store }: FileStore,
  checksum: string,
): Promise<boolean> {
  const rows = await database
    .update(files)
    .set({ store, checksum, uploadId: null })
    .where(isAsItWas(file))
    .returning({ id: files.id });
  return rows.length > 0;
}

async function isStillIn(database: Database, file: QuoteRequestFile): Promise<boolean> {
  const rows = await database.select({ id: files.id }).from(files).where(isAsItWas(file));
  return rows.length > 0;
}

function isAsItWas({ id, store, checksum }: QuoteRequestFile) {
  return and(
    eq(files.id, id),
    eq(files.store, store),
    eq(files.state, "complete"),
    sql`${files.checksum} IS NOT DISTINCT FROM ${checksum}`,
  );
}
