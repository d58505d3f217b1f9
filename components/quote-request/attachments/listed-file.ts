import type { SentFile } from "#lib/quote-requests/attachment-upload.ts";
import { toFileName, type FileRefusal } from "#lib/quote-requests/attachments.ts";

/**
 * What becomes of a file in the list. `checking`: the server is asked what it has of it, after a reload; `paused`: the
 * connection broke and the next try follows by itself; `absent`: the browser has not got it any more, and it has to be
 * chosen again; `failed`: the tries are used up, and it may go better later.
 */
export type FileStatus =
  | {
      kind: "checking" | "waiting" | "sending" | "paused" | "finishing" | "complete" | "absent";
    }
  | { kind: "failed" | "refused"; refusal: FileRefusal };

/** A file as the form lists it. */
export type ListedFile = {
  id: string;
  name: string;
  size: number;
  /** Milliseconds since 1970; with name and size it tells whether a file is the same. */
  lastModified: number;
  status: FileStatus;
  /** Bytes that have left. */
  sentBytes: number;
};

const UNDER_WAY = new Set<FileStatus["kind"]>([
  "checking",
  "waiting",
  "sending",
  "paused",
  "finishing",
]);

/** Whether a file may still arrive without anybody's doing. */
export function isUnderWay({ status }: ListedFile): boolean {
  return UNDER_WAY.has(status.kind);
}

/** How much of some files has left, in percent. */
export function percentOf(files: readonly Pick<ListedFile, "size" | "sentBytes">[]): number {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const sent = files.reduce((sum, file) => sum + file.sentBytes, 0);
  return size > 0 ? Math.min(100, Math.floor((sent / size) * 100)) : 0;
}

/** A file as the form names it when it is sent, with a name that can be stored. */
export function toSentFile({ id, name, size, status }: ListedFile): SentFile {
  const refusal = "refusal" in status ? status.refusal : undefined;
  return { id, name: toFileName(name), size, ...(refusal && { refusal }) };
}
