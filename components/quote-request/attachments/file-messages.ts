import { company } from "#content/company.ts";
import { t, translateText, type Words, translate } from "#lib/languages/words.ts";
import { FILE_ERRORS } from "#lib/attachments/file-rules.ts";
import { percentOf, type ListedFile } from "./listed-file.ts";

/** What has become of a file, as its row says it. */
export function describeFile(words: Words, file: ListedFile): string {
  const { status } = file;
  const percent = translate(`${percentOf([file])}%`, words);
  switch (status.kind) {
    case "checking":
      return t(words, "Asking what has arrived");
    case "waiting":
      return t(words, "Waiting for its turn");
    case "sending":
      return percent;
    case "paused":
      return `${t(words, "The connection broke at {percent}. It goes on by itself.", { percent })} ${alternatives(words)}`;
    case "finishing":
      return t(words, "Being checked");
    case "complete":
      return t(words, "Uploaded");
    case "absent":
      return file.sentBytes > 0
        ? t(words, "{percent} has arrived. Choose it again to go on.", { percent })
        : t(words, "Choose it again to send it.");
    case "failed":
      return `${translateText(FILE_ERRORS[status.errorCode], words)} ${alternatives(words)}`;
    case "rejected":
      return translateText(FILE_ERRORS[status.errorCode], words);
  }
}

function alternatives(words: Words): string {
  const { email } = company;
  return t(words, "Try again, send the request without it, or mail it to {email}.", { email });
}

/** A live-region message, worded where it is shown. */
export type Announcement = (words: Words) => string;

/** The live-region message for a new state; undefined for frequent ones. */
export function announcementOf(file: ListedFile): Announcement | undefined {
  const { name, status } = file;
  switch (status.kind) {
    case "complete":
      return (words) => t(words, "{name} is uploaded.", { name });
    case "paused":
      return (words) => t(words, "{name}: the connection broke. It goes on by itself.", { name });
    case "absent":
      return (words) => t(words, "{name} has to be chosen again.", { name });
    case "failed":
    case "rejected":
      return (words) => `${name}: ${describeFile(words, file)}`;
    default:
      return undefined;
  }
}

/** Shortens the middle of a long name and keeps its extension. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length <= 64
    ? name
    : `${letters.slice(0, 40).join("")}…${letters.slice(-20).join("")}`;
}

/** `Waiting for 2 files`. */
export function waitingFor(words: Words, { length: count }: readonly ListedFile[]): string {
  return count === 1
    ? t(words, "Waiting for 1 file")
    : t(words, "Waiting for {count} files", { count });
}
