import "server-only";
import { imageSize } from "image-size";
import {
  typeOfName,
  type FileMediaType,
  type FileErrorCode,
} from "#lib/quote-requests/attachments.ts";
import { detectFileType } from "./detect-file-type.ts";
import { looksLikeWebPage } from "./looks-like-html.ts";

/** Bytes read to detect a type: an image's dimensions follow its profiles. */
export const HEAD_BYTES = 512 * 1024;
/** Protects preview programs against decompression bombs. */
const MAX_PIXELS = 500_000_000;

/** Checks a file's first bytes against its name; returns the type or the reason it is rejected. */
export function checkContent(
  head: Uint8Array,
  name: string,
): { mediaType: FileMediaType } | { errorCode: FileErrorCode } {
  const claimed = typeOfName(name)?.mediaType;
  if (!claimed) return { errorCode: "unknown-type" };
  if (looksLikeWebPage(head)) return { errorCode: "web-page" };
  const actual = detectFileType(head);
  // An Office document is an archive too, whatever its name.
  const isArchive =
    claimed === "application/zip" && /^application\/(zip|vnd\.openxml)/.test(actual ?? "");
  if (actual !== claimed && !isArchive) return { errorCode: "other-type" };
  if (claimed.startsWith("image/") && countPixels(head) > MAX_PIXELS)
    return { errorCode: "too-many-pixels" };
  return { mediaType: claimed };
}

/** Reads the dimensions without decoding; 0 if they are not in the first bytes. */
function countPixels(head: Uint8Array): number {
  try {
    const { width, height } = imageSize(head);
    return width * height;
  } catch {
    // A CAD drawing, an unusual image or a broken one: stored unchanged.
    return 0;
  }
}
