import "server-only";
import { imageSize } from "image-size";
import {
  typeOfName,
  type FileMediaType,
  type FileRefusal,
} from "#lib/quote-requests/attachments.ts";
import { detectFileType } from "./detect-file-type.ts";
import { looksLikeWebPage } from "./looks-like-html.ts";

/** How many of a file's first bytes say what it is: a picture's measures stand behind its profiles. */
export const HEAD_BYTES = 512 * 1024;
/** What a preview may have to unpack. */
const MAX_PIXELS = 500_000_000;

/** Says by a file's first bytes what it is, or why it is not taken; its name must say the same. */
export function checkContent(
  head: Uint8Array,
  name: string,
): { mediaType: FileMediaType } | { refusal: FileRefusal } {
  const claimed = typeOfName(name)?.mediaType;
  if (!claimed) return { refusal: "unknown-type" };
  if (looksLikeWebPage(head)) return { refusal: "web-page" };
  const actual = detectFileType(head);
  // An Office document is an archive too, whatever it is called.
  const isArchive =
    claimed === "application/zip" && /^application\/(zip|vnd\.openxml)/.test(actual ?? "");
  if (actual !== claimed && !isArchive) return { refusal: "other-type" };
  if (claimed.startsWith("image/") && countPixels(head) > MAX_PIXELS)
    return { refusal: "too-many-pixels" };
  return { mediaType: claimed };
}

/** The pixels that a picture says it has; nothing is decoded. 0 where its first bytes do not say so. */
function countPixels(head: Uint8Array): number {
  try {
    const { width, height } = imageSize(head);
    return width * height;
  } catch {
    // A drawing, or a picture that says it elsewhere, or one that nobody can open: it is stored as it is.
    return 0;
  }
}
