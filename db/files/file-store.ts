import type { FileStoreName } from "#lib/quote-requests/attachments.ts";

/** `size` is in bytes; `uploadId` is the bucket's id of the upload. */
export type StoredFile = { id: string; size: number; uploadId: string | null };

/** `number` starts at 1; `size` is in bytes. */
export type FilePart = { number: number; size: number };

/** A part arrived for a file that is complete or removed. */
export class ClosedFileError extends Error {
  override name = "ClosedFileError";
}

/**
 * Stores file contents. Write a file in parts, in any order and repeatedly; read it once it is complete. Every method
 * rejects if the store does not respond.
 */
export type FileStore = {
  readonly name: FileStoreName;
  /** The size in bytes of every part except the last. */
  readonly partBytes: number;
  /** Starts an upload; store the result in the row as `uploadId`. */
  begin: (file: Omit<StoredFile, "uploadId">) => Promise<string | null>;
  /** The URL to which the browser sends a part of `size` bytes, or undefined if it sends parts to this site. */
  signPart: (file: StoredFile, part: FilePart) => Promise<string | undefined>;
  /** Stores or replaces a part. Rejects with `ClosedFileError` if the file is complete. */
  writePart: (file: StoredFile, number: number, bytes: Uint8Array) => Promise<void>;
  listParts: (file: StoredFile) => Promise<FilePart[]>;
  /** Completes a file; returns its checksum: MD5 of the parts' MD5s, a dash, and the number of parts. */
  complete: (file: StoredFile) => Promise<string>;
  readHead: (file: StoredFile, bytes: number) => Promise<Uint8Array>;
  /** Reads a complete file in chunks, on demand. */
  read: (file: StoredFile) => AsyncIterable<Uint8Array>;
  /** Removes a file or a partial upload; succeeds if there is none. */
  remove: (file: StoredFile) => Promise<void>;
};
