import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/create-database.ts";
import { quoteRequestFileParts as parts, quoteRequestFiles as files } from "#db/schema.ts";

/** `number` from 1, `size` in bytes, `md5` in hex; `bytes` are null if they are in a bucket. */
type FilePart = { number: number; size: number; md5: string; bytes: Uint8Array | null };

/** Stores or replaces a part of a file that is being uploaded; returns whether there is such a file. */
export async function insertPart(
  database: Database,
  fileId: string,
  { number, size, md5, bytes }: FilePart,
): Promise<boolean> {
  // The lock keeps a complete file's parts as they were when its type was read from them.
  const open = database
    .select({
      fileId: files.id,
      number: sql`${number}::integer`.as("number"),
      size: sql`${size}::integer`.as("size"),
      md5: sql`${md5}::text`.as("md5"),
      bytes: sql`${bytes && Buffer.from(bytes)}::bytea`.as("bytes"),
    })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.state, "uploading")))
    .for("share");
  const { rowCount } = await database
    .insert(parts)
    .select(open)
    .onConflictDoUpdate({
      target: [parts.fileId, parts.number],
      set: { bytes: sql`excluded.bytes`, size: sql`excluded.size`, md5: sql`excluded.md5` },
    });
  return rowCount === 1;
}

/** A file's parts in order, without their bytes. */
export function listParts(
  database: Database | Transaction,
  fileId: string,
): Promise<Omit<FilePart, "bytes">[]> {
  return database
    .select({ number: parts.number, size: parts.size, md5: parts.md5 })
    .from(parts)
    .where(eq(parts.fileId, fileId))
    .orderBy(parts.number);
}

/** The bytes of a part in the database. Throws if they are not there. */
export async function getPartBytes(
  database: Database,
  fileId: string,
  number: number,
): Promise<Uint8Array> {
  const [part] = await database
    .select({ bytes: parts.bytes })
    .from(parts)
    .where(and(eq(parts.fileId, fileId), eq(parts.number, number)));
  if (!part?.bytes) throw new Error("A file part is missing.");
  return part.bytes;
}

/** Removes a file's parts; does nothing if there are none. */
export async function deleteParts(database: Database, fileId: string): Promise<void> {
  await database.delete(parts).where(eq(parts.fileId, fileId));
}
