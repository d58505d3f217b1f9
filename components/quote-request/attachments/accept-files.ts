import { randomUuid } from "#lib/browser/random-uuid.ts";
import {
  FILE_LIMITS,
  FILE_ERRORS,
  FILE_TYPES,
  typeOfName,
  type FileErrorCode,
} from "#lib/attachments/file-rules.ts";
import type { FileStatus, ListedFile } from "./listed-file.ts";
import { translateText } from "#lib/languages/words.ts";
import type { Announcement } from "./file-messages.ts";

const WAITING = { kind: "waiting" } as const;
/** States in which choosing the same file again resumes its upload. */
const RESUMABLE = new Set<FileStatus["kind"]>(["checking", "absent", "failed"]);

type Chosen = Pick<File, "name" | "size" | "lastModified"> & { type?: string };

/** Limit of listed attachments, rejected ones included. */
const MAX_LISTED = FILE_LIMITS.count * 2;

/** Adds chosen files to the list. `toSend` maps waiting ids to files; `notices` explain files that were left out. */
export function acceptFiles<File extends Chosen>(
  listed: readonly ListedFile[],
  chosen: readonly File[],
): {
  list: ListedFile[];
  toSend: Map<string, File>;
  rejected: ListedFile[];
  notices: Announcement[];
} {
  const toSend = new Map<string, File>();
  const rejected: ListedFile[] = [];
  const notices: Announcement[] = [];
  let list = [...listed];
  for (const file of chosen) {
    const same = list.find((other) => isSame(other, file));
    if (same && RESUMABLE.has(same.status.kind)) {
      toSend.set(same.id, file);
      list = list.map((other) => (other === same ? { ...same, status: WAITING } : other));
      continue;
    }
    const others = list.filter((other) => other !== same || other.status.kind !== "rejected");
    const isRepeated = same !== undefined && others.includes(same);
    // These are not even listed.
    if (isRepeated || others.length >= MAX_LISTED) {
      const notice = isRepeated ? "repeated" : "too-many";
      notices.push((words) => `${file.name}: ${translateText(FILE_ERRORS[notice], words)}`);
      continue;
    }
    const added = listFile(file, errorCodeOf(file, others));
    if (added.status.kind === "waiting") toSend.set(added.id, file);
    else rejected.push(added);
    list = [...others, added];
  }
  return { list, toSend, rejected, notices };
}

/** The error for a file, as far as it can be known without its bytes. */
function errorCodeOf(
  { name, size, type }: Chosen,
  listed: readonly ListedFile[],
): FileErrorCode | undefined {
  const taken = listed.filter(({ status }) => status.kind !== "rejected");
  const together = taken.reduce((sum, file) => sum + file.size, size);
  if (!typeOfName(name) && !FILE_TYPES.some(({ mediaType }) => mediaType === type))
    return "unknown-type";
  if (size === 0) return "empty";
  if (size > FILE_LIMITS.bytes) return "too-large";
  if (taken.length >= FILE_LIMITS.count) return "too-many";
  return together > FILE_LIMITS.totalBytes ? "too-large-together" : undefined;
}

function isSame(one: Chosen, other: Chosen): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}

function listFile({ name, size, lastModified }: Chosen, errorCode?: FileErrorCode): ListedFile {
  const status = errorCode ? ({ kind: "rejected", errorCode } as const) : WAITING;
  return { id: randomUuid(), name, size, lastModified, status, sentBytes: 0 };
}
