import type { SentFile } from "#lib/quote-requests/attachment-upload.ts";
import { getDatabase } from "#server/database.ts";

/** Stores the files that a browser without JavaScript sent with its form, under the form's key; their code is loaded then. */
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
