import "server-only";
import { createHash } from "node:crypto";
import { and, eq, isNull, ne } from "drizzle-orm";
import { inTransaction, type Database, type Transaction } from "#db/create-database.ts";
import { listParts } from "#db/files/part-mutations.ts";
import { getFileOfDraft, lockDraft, type FileOfDraft } from "#db/files/file-queries.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";
import type { NewFile, Upload } from "#lib/attachments/attachment-upload.ts";
import { FILE_LIMITS, type FileMediaType } from "#lib/attachments/file-rules.ts";
import { log } from "#server/observability/log.ts";
import { checkContent, HEAD_BYTES } from "./content-policy.ts";
import { readFile, writePart } from "./content-mutations.ts";
import { type FileResult, type FileProblem, reserveFile } from "./reservation-mutations.ts";
import { hasSpace } from "./space-queries.ts";
import { removeUnattached } from "./removal-mutations.ts";

/** The size in bytes of every part but the last: fits any host's limit on bodies, and a retry on a slow network. */
export const PART_BYTES = 1024 * 1024;

/** Starts or resumes an upload of `client` (a network address); a repeated start is not counted. */
export async function startUpload(
  database: Database,
  newFile: NewFile,
  client: string,
): Promise<FileResult<{ upload: Upload; isNew: boolean }>> {
  const { size } = newFile;
  if (size < 1) return { problem: { kind: "rejected", code: "empty" } };
  if (size > FILE_LIMITS.bytes) return { problem: { kind: "rejected", code: "too-large" } };
  const known = await getFile(database, newFile.id);
  if (!known) {
    const problem = await reserveFile(database, newFile, client);
    if (problem) return { problem };
  }
  const file = known ?? (await getFile(database, newFile.id));
  if (file?.draftKey !== newFile.draftKey || file.state === "removed")
    return { problem: { kind: "unknown" } };
  if (file.size !== size) return { problem: { kind: "different" } };
  if (file.quoteRequestId !== null) return { problem: { kind: "rejected", code: "sent" } };
  return { upload: await describeUpload(database, file), isNew: !known };
}

/** The length in bytes that a part must have. */
export async function findPart(
  database: Database,
  fileKey: FileOfDraft,
  number: number,
): Promise<FileResult<{ bytes: number }>> {
  const file = await getFileOfDraft(database, fileKey);
  if (!file) return { problem: { kind: "unknown" } };
  if (file.state !== "uploading") return { problem: { kind: "closed" } };
  const part = partsOf(file).find((each) => each.number === number);
  return part ? { bytes: part.size } : { problem: { kind: "no-part" } };
}

/** Stores a part, whose length the caller has checked. */
export async function storePart(
  database: Database,
  fileKey: FileOfDraft,
  number: number,
  bytes: Uint8Array,
): Promise<FileResult<object>> {
  const file = await getFileOfDraft(database, fileKey);
  if (!file) return { problem: { kind: "unknown" } };
  if (!(await hasSpace(database, bytes.length))) return { problem: { kind: "full" } };
  const isStored = await writePart(database, file, number, bytes);
  return isStored ? {} : { problem: { kind: "closed" } };
}

/** Completes an upload and checks the file; a rejected file is removed. Idempotent. */
export async function completeFile(
  database: Database,
  fileKey: FileOfDraft,
): Promise<FileResult<{ upload: Upload }>> {
  const file = await getFileOfDraft(database, fileKey);
  if (!file) return { problem: { kind: "unknown" } };
  if (file.state === "complete") return { upload: await describeUpload(database, file) };
  if ((await findMissingParts(database, file)).length > 0)
    return { problem: { kind: "incomplete" } };
  const checksum = await checksumOf(database, file.id);
  const content = checkContent(await readHead(database, file), file.name);
  const problem: FileProblem | undefined =
    "errorCode" in content
      ? { kind: "rejected", code: content.errorCode }
      : await inTransaction(database, (transaction) =>
          markComplete(transaction, file, { ...content, checksum }),
        );
  const { id, size } = file;
  log.info({ file: id, size, ...(problem ?? { ...content, name: undefined }) }, "file received");
  if (!problem) return { upload: await describeUpload(database, { ...file, state: "complete" }) };
  await removeUnattached(database, id);
  return { problem };
}

async function getFile(database: Database, id: string): Promise<QuoteRequestFile | undefined> {
  const [file] = await database.select().from(files).where(eq(files.id, id));
  return file;
}

async function describeUpload(database: Database, file: QuoteRequestFile): Promise<Upload> {
  const missing = file.state === "uploading" ? await findMissingParts(database, file) : [];
  return {
    state: file.state,
    partBytes: PART_BYTES,
    missingParts: missing.map(({ number }) => ({
      number,
      url: `/api/files/${file.id}/parts/${number}`,
    })),
  };
}

function partsOf({ size }: Pick<QuoteRequestFile, "size">): { number: number; size: number }[] {
  return Array.from({ length: Math.ceil(size / PART_BYTES) }, (_, index) => ({
    number: index + 1,
    size: Math.min(PART_BYTES, size - index * PART_BYTES),
  }));
}

async function findMissingParts(database: Database, file: QuoteRequestFile) {
  const parts = await listParts(database, file.id);
  const arrived = new Map(parts.map(({ number, size }) => [number, size]));
  return partsOf(file).filter(({ number, size }) => arrived.get(number) !== size);
}

/** MD5 of the parts' MD5s, a dash and their number: what tells that two files of a form are the same. */
async function checksumOf(database: Database | Transaction, id: string): Promise<string> {
  const parts = await listParts(database, id);
  const sums = Buffer.from(parts.map(({ md5 }) => md5).join(""), "hex");
  return `${createHash("md5").update(sums).digest("hex")}-${parts.length}`;
}

async function readHead(database: Database, file: QuoteRequestFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of readFile(database, file)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

async function markComplete(
  transaction: Transaction,
  { id, draftKey, size }: QuoteRequestFile,
  found: { mediaType: FileMediaType; name: string; checksum: string },
): Promise<FileProblem | undefined> {
  const { checksum } = found;
  await lockDraft(transaction, draftKey);
  const isSame = and(
    eq(files.draftKey, draftKey),
    isNull(files.quoteRequestId),
    eq(files.size, size),
    eq(files.checksum, checksum),
    eq(files.state, "complete"),
    ne(files.id, id),
  );
  const [same] = await transaction.select({ id: files.id }).from(files).where(isSame).limit(1);
  if (same) return { kind: "rejected", code: "repeated", same: same.id };
  await transaction
    .update(files)
    .set({ state: "complete", ...found })
    .where(and(eq(files.id, id), eq(files.state, "uploading")));
  // No part comes after this; one that came meanwhile was not checked.
  if ((await checksumOf(transaction, id)) !== checksum)
    throw new Error("A part of a file was replaced while it was checked.");
  return undefined;
}
