import {
  FILE_LIMITS,
  FILE_REFUSALS,
  isFileName,
  typeOfName,
  type FileRefusal,
} from "#lib/quote-requests/attachments.ts";
import type { FileStatus, ListedFile } from "./listed-file.ts";

const WAITING = { kind: "waiting" } as const;
/** What is sent when the same file is chosen again. */
const GOES_ON = new Set<FileStatus["kind"]>(["checking", "absent", "failed"]);

type Chosen = Pick<File, "name" | "size" | "lastModified">;

/** A form names so many files at most; refused ones count. */
const LONGEST_LIST = FILE_LIMITS.count * 2;

/**
 * Puts chosen files into the list: new ones wait to be sent or are refused, one that the browser lost goes on under its
 * id. `toSend` are the ids that wait now, each with its file; `notices` say what did not get into the list.
 */
export function takeFiles<File extends Chosen>(
  listed: readonly ListedFile[],
  chosen: readonly File[],
): { list: ListedFile[]; toSend: Map<string, File>; refused: ListedFile[]; notices: string[] } {
  const toSend = new Map<string, File>();
  const refused: ListedFile[] = [];
  const notices: string[] = [];
  let list = [...listed];
  for (const file of chosen) {
    const same = list.find((other) => isSame(other, file));
    if (same && GOES_ON.has(same.status.kind)) {
      toSend.set(same.id, file);
      list = list.map((other) => (other === same ? { ...same, status: WAITING } : other));
      continue;
    }
    const others = list.filter((other) => other !== same || other.status.kind !== "refused");
    const notice = noticeOf(others, same);
    if (notice) {
      notices.push(`${file.name}: ${FILE_REFUSALS[notice]}`);
      continue;
    }
    const added = listFile(file, refusalOf(file, others));
    if (added.status.kind === "waiting") toSend.set(added.id, file);
    else refused.push(added);
    list = [...others, added];
  }
  return { list, toSend, refused, notices };
}

/** Why a file cannot be taken beside those in the list, as far as it can be told without its bytes. */
function refusalOf(
  { name, size }: Pick<Chosen, "name" | "size">,
  listed: readonly ListedFile[],
): FileRefusal | undefined {
  const taken = listed.filter(({ status }) => status.kind !== "refused");
  const together = taken.reduce((sum, file) => sum + file.size, size);
  if (!isFileName(name)) return "name";
  if (!typeOfName(name)) return "unknown-type";
  if (size === 0) return "empty";
  if (size > FILE_LIMITS.bytes) return "too-large";
  if (taken.length >= FILE_LIMITS.count) return "too-many";
  return together > FILE_LIMITS.totalBytes ? "too-large-together" : undefined;
}

/** What keeps a file out of the list altogether. */
function noticeOf(
  others: readonly ListedFile[],
  same: ListedFile | undefined,
): FileRefusal | undefined {
  if (same && others.includes(same)) return "repeated";
  return others.length >= LONGEST_LIST ? "too-many" : undefined;
}

function isSame(one: Chosen, other: Chosen): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}

function listFile({ name, size, lastModified }: Chosen, refusal?: FileRefusal): ListedFile {
  const status = refusal ? ({ kind: "refused", refusal } as const) : WAITING;
  return { id: crypto.randomUUID(), name, size, lastModified, status, sentBytes: 0 };
}
