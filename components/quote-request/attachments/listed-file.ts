import type { SentFile } from "#lib/attachments/attachment-upload.ts";
import { toFileName, type FileErrorCode } from "#lib/attachments/file-rules.ts";

/**
 * `checking`: asking the server after a reload; `paused`: will retry; `absent`: choose again; `failed`: can be retried.
 */
export type FileStatus =
  | {
      kind: "checking" | "waiting" | "sending" | "paused" | "finishing" | "complete" | "absent";
    }
  | { kind: "failed" | "rejected"; errorCode: FileErrorCode };

export type ListedFile = {
  id: string;
  name: string;
  size: number;
  /** Milliseconds since 1970; identifies a file together with name and size. */
  lastModified: number;
  status: FileStatus;
  sentBytes: number;
};

const UNDER_WAY = new Set<FileStatus["kind"]>([
  "checking",
  "waiting",
  "sending",
  "paused",
  "finishing",
]);

/** Whether an upload can still finish by itself. */
export function isUnderWay({ status }: ListedFile): boolean {
  return UNDER_WAY.has(status.kind);
}

export function percentOf(files: readonly Pick<ListedFile, "size" | "sentBytes">[]): number {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const sent = files.reduce((sum, file) => sum + file.sentBytes, 0);
  return size > 0 ? Math.min(100, Math.floor((sent / size) * 100)) : 0;
}

/** An attachment as the form sends it, with a name that can be stored. */
export function toSentFile({ id, name, size, status }: ListedFile): SentFile {
  const errorCode = "errorCode" in status ? status.errorCode : undefined;
  return { id, name: toFileName(name), size, ...(errorCode && { errorCode }) };
}
