import "server-only";
import { getDatabase } from "#server/database.ts";
import type { QuoteRequestFile } from "#db/schema.ts";
import { FILE_ERRORS } from "#lib/attachments/file-rules.ts";
import { archiveNames, type ArchiveEntry } from "./archive-format.ts";
import { readFile } from "./content-mutations.ts";
import { findQuarantineReason, QUARANTINE_REASONS } from "./scan-mutations.ts";

const NOTE_NAME = "Not in this archive.txt";

/** The archive's entries: the clean attachments and a note about the others. */
export async function archiveOf(files: readonly QuoteRequestFile[]): Promise<ArchiveEntry[]> {
  const openable: QuoteRequestFile[] = [];
  const notes: string[] = [];
  for (const file of files) {
    const reason = await reasonOf(file);
    if (reason === undefined) openable.push(file);
    else notes.push(`${file.name}: ${reason}`);
  }
  const names = archiveNames(
    openable.map(({ name }) => name),
    [NOTE_NAME],
  );
  const entries = openable.map((file, index) => ({
    name: names[index] ?? file.id,
    lastModified: file.createdAt,
    open: () => readFile(getDatabase(), file),
  }));
  if (notes.length === 0) return entries;
  // CRLF line ends, which every editor reads.
  const note = ["These files were named in the form.", "", ...notes, ""].join("\r\n");
  return [...entries, { name: NOTE_NAME, open: () => [Buffer.from(note)] }];
}

async function reasonOf(file: QuoteRequestFile): Promise<string | undefined> {
  if (file.state !== "complete") return FILE_ERRORS[file.errorCode ?? "unsent"];
  const reason = await findQuarantineReason(getDatabase(), file);
  return reason && QUARANTINE_REASONS[reason];
}
