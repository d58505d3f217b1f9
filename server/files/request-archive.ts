import "server-only";
import { getDatabase } from "#server/database.ts";
import type { QuoteRequestFile } from "#db/schema.ts";
import { FILE_ERRORS } from "#lib/quote-requests/attachments.ts";
import type { ArchiveEntry } from "./file-stream.ts";
import { readFile } from "./file-content.ts";
import { findQuarantineReason, QUARANTINE_REASONS } from "./scan-stored-file.ts";

const NOTE_NAME = "Not in this archive.txt";

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
  return notes.length > 0 ? [...entries, noteOf(notes)] : entries;
}

async function reasonOf(file: QuoteRequestFile): Promise<string | undefined> {
  if (file.state !== "complete") return FILE_ERRORS[file.errorCode ?? "unsent"];
  const reason = await findQuarantineReason(getDatabase(), file);
  return reason && QUARANTINE_REASONS[reason];
}

/** Uses CRLF line ends, which every editor reads. */
function noteOf(lines: readonly string[]): ArchiveEntry {
  const bytes = Buffer.from(
    `${["These files were named in the form.", "", ...lines].join("\r\n")}\r\n`,
  );
  return {
    name: NOTE_NAME,
    open: () => [bytes],
  };
}

/** Bytes that every file system allows in a name, with a margin for suffixes. */
const LIMIT = 150;

// Characters invalid on Windows, and bidirectional controls, which can disguise an extension.
const UNSAFE = /[\p{Cc}\p{Cs}\\/:*?"<>|\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(?=\.|$)/i;

/** Makes names safe and unique for one folder, in the given order, avoiding `taken`: no paths, no hidden files. */
export function archiveNames(names: readonly string[], taken: readonly string[] = []): string[] {
  const used = new Set(taken.map(keyOf));
  return names.map((name) => {
    const safe = safeName(name);
    let unique = safe;
    for (let count = 2; used.has(keyOf(unique)); count += 1) unique = shorten(safe, ` (${count})`);
    used.add(keyOf(unique));
    return unique;
  });
}

/** Windows and macOS compare names case-insensitively. */
function keyOf(name: string): string {
  return name.toLowerCase().normalize("NFC");
}

function safeName(name: string): string {
  const characters = name.normalize("NFC").replace(UNSAFE, "_");
  const visible = characters.replace(/^[.\s]+|[.\s]+$/gu, "");
  return shorten(visible.replace(RESERVED, "_$&") || "file");
}

function shorten(name: string, suffix = ""): string {
  const [, stem = name, extension = ""] = /^(.+)(\.[^.\s]{1,10})$/su.exec(name) ?? [];
  const room = LIMIT - Buffer.byteLength(suffix + extension);
  let kept = "";
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(stem)) {
    length += Buffer.byteLength(segment);
    if (length > room) break;
    kept += segment;
  }
  return (kept.trimEnd() || "file") + suffix + extension;
}
