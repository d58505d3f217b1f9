import type { SentFile } from "#lib/quote-requests/attachment-upload.ts";
import { getDatabase } from "#server/database.ts";

/** Stores the files of a form sent without JavaScript; loads its code lazily. */
export async function receiveFormFiles(
  files: readonly File[],
  { draftKey, client }: { draftKey: string; client: string },
): Promise<SentFile[]> {
  const received: SentFile[] = [];
  for (const file of files) {
    const { receiveFile } = await import("./receive-file.ts");
    const { name, size } = file;
    const incoming = { draftKey, name, client, maxBytes: size };
    received.push(await receiveFile(getDatabase(), incoming, file.stream()));
  }
  return received;
}
