import { and, eq, ne, or, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFileParts as parts, quoteRequestFiles as files } from "#db/schema.ts";
import { ClosedFileError, type FileStore } from "./file-store.ts";

/** Small enough for any serverless host's body limit, and for retrying one part on a slow network. */
const PART_BYTES = 1024 * 1024;

/** Stored as the checksum of a complete file until it is computed; no part is accepted from then on. */
const SEALED = "sealed";

export function databaseFileStore(database: Database, partBytes = PART_BYTES): FileStore {
  const read = async (id: string, number: number) => {
    const [part] = await database
      .select({ bytes: parts.bytes })
      .from(parts)
      .where(and(eq(parts.fileId, id), eq(parts.number, number)));
    return part?.bytes;
  };
  return {
    name: "database",
    partBytes,
    begin: () => Promise.resolve(null),
    signPart: () => Promise.resolve(undefined),
    writePart: async ({ id }, number, bytes) => {
      // A sealed file's bytes must not change: its media type was read from them.
      const open = database
        .select({
          fileId: files.id,
          number: sql`${number}::integer`.as("number"),
          bytes: sql`${Buffer.from(bytes)}::bytea`.as("bytes"),
        })
        .from(files)
        .where(and(eq(files.id, id), or(isNull(files.checksum), ne(files.store, "database"))))
        .for("share");
      const { rowCount } = await database
        .insert(parts)
        .select(open)
        .onConflictDoUpdate({
          target: [parts.fileId, parts.number],
          set: { bytes: sql`excluded.bytes` },
        });
      if (rowCount === 0)
        throw new ClosedFileError("A part came for a file that is closed or gone.");
    },
    listParts: ({ id }) =>
      database
        .select({ number: parts.number, size: sql<number>`length(${parts.bytes})` })
        .from(parts)
        .where(eq(parts.fileId, id))
        .orderBy(parts.number),
    complete: async ({ id }) => {
      await database
        .update(files)
        .set({ checksum: SEALED })
        .where(and(eq(files.id, id), eq(files.store, "database")));
      const [sum] = await database
        .select({
          checksum: sql<string>`md5(string_agg(decode(md5(${parts.bytes}), 'hex'), ''::bytea ORDER BY ${parts.number})) || '-' || count(*)`,
        })
        .from(parts)
        .where(eq(parts.fileId, id));
      if (!sum) throw new Error("A file has no parts.");
      return sum.checksum;
    },
    readHead: async ({ id }, bytes) => ((await read(id, 1)) ?? Buffer.alloc(0)).subarray(0, bytes),
    read: async function* ({ id, size }) {
      const count = Math.ceil(size / partBytes);
      for (let number = 1; number <= count; number += 1) {
        const bytes = await read(id, number);
        if (!bytes) throw new Error("A part of a file is gone.");
        yield bytes;
      }
    },
    remove: async ({ id }) => {
      await database.delete(parts).where(eq(parts.fileId, id));
    },
  };
}
