import "server-only";
import { and, eq, ne } from "drizzle-orm";
import { inTransaction, type Database, type Transaction } from "#db/client.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";
import type { Upload } from "#lib/quote-requests/attachment-upload.ts";
import type { FileMediaType } from "#lib/quote-requests/attachments.ts";
import { checkContent, HEAD_BYTES } from "./check-content.ts";
import { findMissingParts } from "./missing-parts.ts";
import { log } from "#server/observability/log.ts";
import { describeUpload } from "./describe-upload.ts";
import type { FileOutcome, FileProblem } from "./file-problem.ts";
import { findFile, lockDraft, type FileOfDraft } from "#db/files/find-file.ts";
import { removeFiles } from "./remove-files.ts";
import { fileStoreOf } from "./file-stores.ts";

/** Completes an upload and checks the file; a rejected file is removed. Idempotent. */
export async function completeFile(
  database: Database,
  asked: FileOfDraft,
): Promise<FileOutcome<{ upload: Upload }>> {
  const file = await findFile(database, asked);
  if (!file) return { problem: { kind: "unknown" } };
  if (file.state === "complete") return { upload: await describeUpload(database, file) };
  const store = fileStoreOf(database, file.store);
  if ((await findMissingParts(store, file)).length > 0) return { problem: { kind: "incomplete" } };
  const checksum = await store.complete(file);
  const content = checkContent(await store.readHead(file, HEAD_BYTES), file.name);
  const problem: FileProblem | undefined =
    "errorCode" in content
      ? { kind: "rejected", code: content.errorCode }
      : await inTransaction(database, (transaction) =>
          markComplete(transaction, file, { ...content, checksum }),
        );
  const { id, size } = file;
  log.info({ file: id, size, ...(problem ?? content) }, "file received");
  if (!problem) return { upload: await describeUpload(database, { ...file, state: "complete" }) };
  await removeFiles(database, [file]);
  return { problem };
}

/** Marks a file as complete unless its form already has one with the same content. */
async function markComplete(
  transaction: Transaction,
  { id, draftKey, size }: QuoteRequestFile,
  { mediaType, checksum }: { mediaType: FileMediaType; checksum: string },
): Promise<FileProblem | undefined> {
  await lockDraft(transaction, draftKey);
  const isSame = and(
    eq(files.draftKey, draftKey),
    eq(files.size, size),
    eq(files.checksum, checksum),
    eq(files.state, "complete"),
    ne(files.id, id),
  );
  const [same] = await transaction.select({ id: files.id }).from(files).where(isSame).limit(1);
  if (same) return { kind: "rejected", code: "repeated", same: same.id };
  await transaction
    .update(files)
    .set({ state: "complete", mediaType, checksum, uploadId: null })
    .where(and(eq(files.id, id), eq(files.state, "uploading")));
  return undefined;
}
