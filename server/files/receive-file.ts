import "server-only";
import type { Database } from "#db/client.ts";
import type { SentFile } from "#lib/quote-requests/attachment-upload.ts";
import { inParts } from "./split-into-parts.ts";
import { FileWriter, type IncomingFile } from "./file-writer.ts";
import { fileStoreOf, newFilesStore } from "./file-stores.ts";

/** Returns the form's entry, with a skip reason if rejected. Always drains the input; rejects if it breaks off. */
export async function receiveFile(
  database: Database,
  incoming: IncomingFile,
  chunks: AsyncIterable<Uint8Array>,
): Promise<SentFile> {
  const { partBytes } = fileStoreOf(database, newFilesStore());
  const writer = new FileWriter(database, incoming);
  try {
    for await (const part of inParts(chunks, partBytes))
      await writer.write(part, part.byteLength < partBytes);
  } catch (error) {
    await writer.abandon();
    throw error;
  }
  return writer.end();
}
