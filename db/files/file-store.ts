import type { FileStoreName } from "#lib/quote-requests/attachments.ts";

/** What a store is told of a file: its row's id, its size in bytes, and the bucket's name for its upload. */
export type StoredFile = { id: string; size: number; uploadId: string | null };

/** A part that a store holds: its number from 1 on and its size in bytes. */
export type FilePart = { number: number; size: number };

/** A part came for a file that is closed already, or gone. */
export class ClosedFileError extends Error {
  override name = "ClosedFileError";
}

/**
 * Where the bytes of files lie. A file is written in parts, in any order and again where one was cut, and read once it
 * is completed. Each method rejects where the store does not answer.
 */
export type FileStore = {
  readonly name: FileStoreName;
  /** The size of each part but the last, in bytes. */
  readonly partBytes: number;
  /** Makes room for a file; returns what the store calls its upload, to be kept in its row as `uploadId`. */
  begin: (file: Omit<StoredFile, "uploadId">) => Promise<string | null>;
  /** The address that a browser sends a part of `size` bytes to, or undefined where it sends them to this site. */
  signPart: (file: StoredFile, part: FilePart) => Promise<string | undefined>;
  /** Stores a part; the same one again takes its place. Rejects with a `ClosedFileError` for a file that is whole. */
  writePart: (file: StoredFile, number: number, bytes: Uint8Array) => Promise<void>;
  /** The parts that have arrived, by number. */
  listParts: (file: StoredFile) => Promise<FilePart[]>;
  /** Closes a file whose parts are all there; returns its checksum: MD5 of the parts' MD5s, a dash, their number. */
  complete: (file: StoredFile) => Promise<string>;
  /** The first `bytes` bytes of a file that is complete. */
  readHead: (file: StoredFile, bytes: number) => Promise<Uint8Array>;
  /** A file that is complete, chunk by chunk: what is not read is not fetched. */
  read: (file: StoredFile) => AsyncIterable<Uint8Array>;
  /** Removes whatever there is of a file; nothing is nothing to complain about. */
  remove: (file: StoredFile) => Promise<void>;
};
