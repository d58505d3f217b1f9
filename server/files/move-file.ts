import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";
import type { FileStore } from "#db/files/file-store.ts";
import { copyFile } from "./copy-file.ts";
import { forgetCopyInBucket } from "./orphaned-uploads.ts";

export type MoveProgress = { files: number; ofFiles: number; bytes: number };

/** Replaces the upload id while the bucket's copy awaits removal. During a copy the real upload id is stored. */
const TO_BE_REMOVED = "moved";

/** Files stay readable: a row names the new store once the copy is verified. Safe to repeat, but not concurrently. */
export async function moveFiles(
  database: Database,
  from: FileStore,
  to: FileStore,
  report: (progress: MoveProgress) => void,
): Promise<void> {
  const [total] = await database.select({ count: count() }).from(files).where(isIn(from));
  let moved = 0;
  let bytes = 0;
  let file = await nextFile(database, from);
  while (file) {
    await moveFile(database, from, to, file);
    moved += 1;
    bytes += file.size;
    report({ files: moved, ofFiles: Math.max(moved, total?.count ?? 0), bytes });
    file = await nextFile(database, from, file);
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
    await change(database, file, { uploadId: copy.uploadId });
    const checksum = await copyFile(from, to, copy);
    const uploadId = to.name === "database" ? TO_BE_REMOVED : null;
    await change(database, file, { store: to.name, checksum, uploadId });
    await from.remove(file);
    await forgetCopyInBucket(database, file);
  } catch (error) {
    if (await isComplete(database, file)) throw error;
    // The file was removed meanwhile.
    await to.remove(copy);
  }
}

/** Updates a file's row; throws if it has changed meanwhile. */
async function change(
  database: Database,
  { id, store, checksum }: QuoteRequestFile,
  values: Partial<QuoteRequestFile>,
): Promise<void> {
  const isAsItWas = and(
    eq(files.id, id),
    eq(files.store, store),
    eq(files.state, "complete"),
    sql`${files.checksum} IS NOT DISTINCT FROM ${checksum}`,
  );
  const { rowCount } = await database.update(files).set(values).where(isAsItWas);
  if (rowCount === 0) throw new Error(`File ${id} was changed while it moved.`);
}

async function isComplete(database: Database, { id }: QuoteRequestFile): Promise<boolean> {
  const rows = await database
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.state, "complete")));
  return rows.length > 0;
}
