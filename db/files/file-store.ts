import type { FileStoreName } from "#lib/quote-requests/attachments.ts";

/** `id` of its row, `size` in bytes, `uploadId` in the bucket. */
export type StoredFile = { id: string; size: number; uploadId: string | null };

/** `number` from 1, `size` in bytes. */
export type FilePart = { number: number; size: number };

/** A part arrived for a file that is complete or removed. */
export class ClosedFileError extends Error {
  override name = "ClosedFileError";
}

/** Parts may be written in any order and again. Every method rejects if the store does not respond. */
export type FileStore = {
  readonly name: FileStoreName;
  /** The size in bytes of every part except the last. */
  readonly partBytes: number;
  /** Starts an upload; returns the store's id for it, if it has one. */
  begin: (file: Omit<StoredFile, "uploadId">) => Promise<string | null>;
  /** The URL to which a browser sends a part, or undefined if it sends parts to this site. */
  signPart: (file: StoredFile, part: FilePart) => Promise<string | undefined>;
  /** Stores or replaces a part. Rejects with a `ClosedFileError` for a complete file. */
  writePart: (file: StoredFile, number: number, bytes: Uint8Array) => Promise<void>;
  listParts: (file: StoredFile) => Promise<FilePart[]>;
  /** Closes a file that has all its parts; returns its checksum: MD5 of the parts' MD5s, a dash, their number. */
  complete: (file: StoredFile) => Promise<string>;
  readHead: (file: StoredFile, bytes: number) => Promise<Uint8Array>;
  /** Fetches only what is read. */
  read: (file: StoredFile) => AsyncIterable<Uint8Array>;
  /** Removes a file; does nothing if there is none. */
  remove: (file: StoredFile) => Promise<void>;
};
