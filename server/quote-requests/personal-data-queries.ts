import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { and, eq, getTableColumns, isNull } from "drizzle-orm";
import type { Database } from "#db/create-database.ts";
import { deliveries, quoteRequestEvents, quoteRequests } from "#db/schema.ts";
import { archiveNames } from "#server/files/archive-format.ts";
import { readFile } from "#server/files/content-mutations.ts";
import { listFilesOfRequest } from "#db/files/file-queries.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

/**
 * Writes everything that is stored of a person into a new folder: `requests.json`, and their files in a folder for each
 * request. Returns the number of requests; writes nothing if there are none. Fails if the folder exists.
 */
export async function exportPersonalData(
  database: Database,
  email: string,
  folder: string,
): Promise<number> {
  // The index of words holds nothing that the other columns do not.
  const { search: _, ...columns } = getTableColumns(quoteRequests);
  const rows = await database
    .select(columns)
    .from(quoteRequests)
    .where(and(eq(quoteRequests.email, email.trim().toLowerCase()), isNull(quoteRequests.erasedAt)))
    .orderBy(quoteRequests.createdAt, quoteRequests.id);
  if (rows.length === 0) return 0;
  await mkdir(folder, { mode: 0o700 });
  const requests = [];
  for (const row of rows)
    requests.push({
      ...row,
      history: await database
        .select()
        .from(quoteRequestEvents)
        .where(eq(quoteRequestEvents.quoteRequestId, row.id))
        .orderBy(quoteRequestEvents.id),
      messages: await database
        .select()
        .from(deliveries)
        .where(eq(deliveries.quoteRequestId, row.id))
        .orderBy(deliveries.createdAt, deliveries.id),
      files: await writeFiles(database, row.id, join(folder, formatReference(row.id))),
    });
  await writeFile(join(folder, "requests.json"), `${JSON.stringify(requests, undefined, 2)}\n`, {
    mode: 0o600,
  });
  return rows.length;
}

/** Returns each file's record, with the name that it was written under unless its bytes never arrived. */
async function writeFiles(database: Database, id: number, folder: string) {
  const files = await listFilesOfRequest(database, id);
  const names = archiveNames(files.map(({ name }) => name));
  const written = [];
  for (const [index, file] of files.entries()) {
    const writtenAs = file.state === "complete" ? names[index] : undefined;
    if (writtenAs) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await pipeline(
        Readable.from(readFile(database, file)),
        createWriteStream(join(folder, writtenAs), { mode: 0o600 }),
      );
    }
    written.push({ ...file, writtenAs });
  }
  return written;
}
