import "server-only";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";
import type { AnnouncedFile, Upload } from "#lib/quote-requests/attachment-upload.ts";
import {
  FILE_LIMITS,
  isFileName,
  typeOfName,
  type FileErrorCode,
} from "#lib/quote-requests/attachments.ts";
import { describeUpload } from "./describe-upload.ts";
import type { FileOutcome } from "./file-problem.ts";
import { reserveFile } from "./upload-limits.ts";
import { fileStoreOf } from "./file-stores.ts";

/** Announces or resumes a file of `client` (a network address); a repeated announcement is not counted. */
export async function announceFile(
  database: Database,
  announced: AnnouncedFile,
  client: string,
): Promise<FileOutcome<{ upload: Upload; isNew: boolean }>> {
  const begun = await beginFile(database, announced, client);
  if ("problem" in begun) return begun;
  return { upload: await describeUpload(database, begun.file), isNew: begun.isNew };
}

/** Like `announceFile`, for files that this server writes; returns the row. */
export async function beginFile(
  database: Database,
  announced: AnnouncedFile,
  client: string,
): Promise<FileOutcome<{ file: QuoteRequestFile; isNew: boolean }>> {
  const code = announcedFileError(announced);
  if (code) return { problem: { kind: "rejected", code } };
  const known = await findAnnounced(database, announced.id);
  if (!known) {
    const problem = await reserveFile(database, announced, client);
    if (problem) return { problem };
  }
  const file = known ?? (await findAnnounced(database, announced.id));
  if (file?.draftKey !== announced.draftKey || file.state === "removed")
    return { problem: { kind: "unknown" } };
  if (file.name !== announced.name || file.size !== announced.size)
    return { problem: { kind: "different" } };
  return { file: await withUploadId(database, file), isNew: !known };
}

function announcedFileError({ name, size }: AnnouncedFile): FileErrorCode | undefined {
  if (!isFileName(name)) return "name";
  if (!typeOfName(name)) return "unknown-type";
  if (size < 1) return "empty";
  return size > FILE_LIMITS.bytes ? "too-large" : undefined;
}

async function findAnnounced(
  database: Database,
  id: string,
): Promise<QuoteRequestFile | undefined> {
  const [file] = await database.select().from(files).where(eq(files.id, id));
  return file;
}

/** Starts the upload in the store once; of two concurrent calls, the first one's upload counts. */
async function withUploadId(database: Database, file: QuoteRequestFile): Promise<QuoteRequestFile> {
  if (file.state !== "uploading" || file.uploadId !== null) return file;
  const uploadId = await fileStoreOf(database, file.store).begin(file);
  if (uploadId === null) return file;
  const [begun] = await database
    .update(files)
    .set({ uploadId: sql`coalesce(${files.uploadId}, ${uploadId})` })
    .where(eq(files.id, file.id))
    .returning();
  return begun ?? file;
}
