import "server-only";
import type { Database } from "#db/client.ts";
import { ClosedFileError } from "#db/files/file-store.ts";
import { sizeOfPart } from "./missing-parts.ts";
import type { FileOutcome } from "./file-problem.ts";
import { findFile, type FileOfDraft } from "#db/files/find-file.ts";
import { fileStoreOf } from "./file-stores.ts";

/** The required length of a part sent to this server. */
export async function findPart(
  database: Database,
  asked: FileOfDraft,
  number: number,
): Promise<FileOutcome<{ bytes: number }>> {
  const file = await findFile(database, asked);
  if (!file) return { problem: { kind: "unknown" } };
  if (file.state !== "uploading") return { problem: { kind: "closed" } };
  const bytes = sizeOfPart(file.size, fileStoreOf(database, file.store).partBytes, number);
  // Browsers send these parts to the bucket directly.
  if (bytes === undefined || file.store !== "database") return { problem: { kind: "no-part" } };
  return { bytes };
}

/** Call only after checking the part's length. */
export async function storePart(
  database: Database,
  asked: FileOfDraft,
  number: number,
  bytes: Uint8Array,
): Promise<FileOutcome<object>> {
  const file = await findFile(database, asked);
  if (!file) return { problem: { kind: "unknown" } };
  try {
    await fileStoreOf(database, file.store).writePart(file, number, bytes);
    return {};
  } catch (error) {
    if (error instanceof ClosedFileError) return { problem: { kind: "closed" } };
    throw error;
  }
}
