import { FILE_REFUSALS } from "#lib/quote-requests/attachments.ts";
import { percentOf, type ListedFile } from "./listed-file.ts";

export function wordsOf(file: ListedFile): string {
  const { status } = file;
  switch (status.kind) {
    case "checking":
      return "Asking what has arrived";
    case "waiting":
      return "Waiting for its turn";
    case "sending":
      return `${percentOf([file])}%`;
    case "paused":
      return `The connection broke at ${percentOf([file])}%. It goes on by itself.`;
    case "finishing":
      return "Being checked";
    case "complete":
      return "Uploaded";
    case "absent":
      return file.sentBytes > 0
        ? `${percentOf([file])}% has arrived. Choose it again to go on.`
        : "Choose it again to send it.";
    case "failed":
      return `${FILE_REFUSALS[status.refusal]} Try again, or send the request without it.`;
    case "refused":
      return FILE_REFUSALS[status.refusal];
  }
}

/** The live-region message for a new state; undefined for frequent ones. */
export function announcementOf(file: ListedFile): string | undefined {
  const { name, status } = file;
  if (status.kind === "complete") return `${name} is uploaded.`;
  if (status.kind === "paused") return `${name}: the connection broke. It goes on by itself.`;
  if (status.kind === "absent") return `${name} has to be chosen again.`;
  if (status.kind === "failed" || status.kind === "refused") return `${name}: ${wordsOf(file)}`;
  return undefined;
}

/** Shortens the middle of a long name and keeps its extension. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length <= 64
    ? name
    : `${letters.slice(0, 40).join("")}…${letters.slice(-20).join("")}`;
}

/** `Waiting for 2 files`. */
export function waitingFor(files: readonly ListedFile[]): string {
  return `Waiting for ${files.length === 1 ? "1 file" : `${files.length} files`}`;
}
