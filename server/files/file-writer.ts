import "server-only";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";
import { withSecondAttempt } from "#db/second-attempt.ts";
import type { SentFile } from "#lib/quote-requests/attachment-upload.ts";
import { FILE_LIMITS, toFileName, type FileErrorCode } from "#lib/quote-requests/attachments.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { beginFile } from "./announce-upload.ts";
import { completeFile } from "./complete-upload.ts";
import type { FileProblem } from "./file-problem.ts";
import { removeFiles } from "./remove-files.ts";
import { refundFile, roomOfDraft } from "./upload-limits.ts";
import { fileStoreOf } from "./file-stores.ts";

export type IncomingFile = { draftKey: string; name: string; client: string; maxBytes: number };

/** Stores a file of unknown size: announced with its maximum, corrected at the end. Never rejects. */
export class FileWriter {
  readonly #database: Database;
  readonly #incoming: IncomingFile;
  #id: string = randomUUID();
  #size = 0;
  #parts = 0;
  #file: QuoteRequestFile | undefined;
  #errorCode: FileErrorCode | undefined;

  constructor(database: Database, incoming: IncomingFile) {
    this.#database = database;
    this.#incoming = incoming;
  }

  async write(part: Uint8Array, isLast: boolean): Promise<void> {
    this.#size += part.byteLength;
    this.#parts += 1;
    this.#errorCode ??= await this.#attempt(() => this.#store(part, isLast));
  }

  async end(): Promise<SentFile> {
    this.#errorCode ??= await this.#attempt(() => this.#complete());
    if (this.#errorCode) await this.abandon();
    const name = toFileName(this.#incoming.name);
    const errorCode = this.#errorCode && { errorCode: this.#errorCode };
    return { id: this.#id, name, size: this.#size, ...errorCode };
  }

  async abandon(): Promise<void> {
    const file = this.#file;
    if (!file) return;
    this.#file = undefined;
    await this.#attempt(async () => {
      await removeFiles(this.#database, [file]);
      await this.#refund(Math.max(0, file.size - this.#size));
      return undefined;
    });
  }

  async #store(part: Uint8Array, isLast: boolean): Promise<FileErrorCode | undefined> {
    const errorCode = this.#file ? undefined : await this.#begin(isLast);
    const file = this.#file;
    if (errorCode || !file) return errorCode;
    if (this.#size > FILE_LIMITS.bytes) return "too-large";
    if (this.#size > file.size) return "too-large-together";
    const store = fileStoreOf(this.#database, file.store);
    await withSecondAttempt(() => store.writePart(file, this.#parts, part));
    return undefined;
  }

  async #begin(isWhole: boolean): Promise<FileErrorCode | undefined> {
    const { draftKey, name, client, maxBytes } = this.#incoming;
    const room = isWhole ? this.#size : await roomOfDraft(this.#database, draftKey);
    if (room < this.#size) return "too-large-together";
    const size = isWhole ? this.#size : Math.min(room, maxBytes, FILE_LIMITS.bytes);
    const announced = { id: this.#id, draftKey, name, size };
    const begun = await beginFile(this.#database, announced, client);
    if ("problem" in begun) return errorCodeOf(begun.problem);
    this.#file = begun.file;
    return undefined;
  }

  async #complete(): Promise<FileErrorCode | undefined> {
    // An empty file has no part that would have announced it.
    const errorCode = this.#file ? undefined : await this.#begin(true);
    const file = this.#file;
    if (errorCode || !file) return errorCode;
    await this.#database.update(files).set({ size: this.#size }).where(eq(files.id, file.id));
    const completed = await withSecondAttempt(() => completeFile(this.#database, file));
    const problem = "problem" in completed ? completed.problem : undefined;
    // Reloading a form's response sends its files again.
    if (problem?.kind === "rejected" && problem.same) this.#id = problem.same;
    else if (problem) return errorCodeOf(problem);
    await this.#refund(file.size - this.#size);
    return undefined;
  }

  /** Refunds announced bytes that were not sent. */
  #refund(bytes: number): Promise<void> {
    return refundFile(this.#database, this.#incoming.client, bytes);
  }

  async #attempt(
    work: () => Promise<FileErrorCode | undefined>,
  ): Promise<FileErrorCode | undefined> {
    try {
      return await withDeadline(VISITOR_LIMIT_MS, work);
    } catch (error) {
      log.error(reportOf(error), "a form's file was not stored");
      return "unsent";
    }
  }
}

function errorCodeOf(problem: FileProblem): FileErrorCode {
  if (problem.kind === "rejected") return problem.code;
  if (problem.kind === "full") return "full";
  return problem.kind === "limited" ? "busy" : "unsent";
}
