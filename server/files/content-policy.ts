import "server-only";
import { imageSize } from "image-size";
import {
  nameOfType,
  toFileName,
  typeOfName,
  type FileMediaType,
  type FileErrorCode,
} from "#lib/attachments/file-rules.ts";

/** Bytes read to detect a type: an image's dimensions follow its profiles. */
export const HEAD_BYTES = 512 * 1024;
/** Protects preview programs against decompression bombs. */
const MAX_PIXELS = 500_000_000;

const OFFICE = "application/vnd.openxmlformats-officedocument.";
/** A container of old programs, in which new ones put a document that needs a password. */
const COMPOUND = "\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1";

/** What a file is by its first bytes, with the name that the export team gets; or the reason for which it is rejected. */
export function checkContent(
  head: Uint8Array,
  name: string,
): { mediaType: FileMediaType; name: string } | { errorCode: FileErrorCode } {
  if (looksLikeWebPage(head)) return { errorCode: "web-page" };
  const text = Buffer.from(head).toString("latin1");
  const claimed = typeOfName(name)?.mediaType;
  if (claimed?.startsWith(OFFICE) && text.startsWith(COMPOUND))
    return { mediaType: claimed, name: toFileName(`(needs a password) ${name}`) };
  const mediaType = detectFileType(head, text, claimed);
  if (!mediaType) return { errorCode: "unknown-type" };
  if (mediaType.startsWith("image/") && countPixels(head) > MAX_PIXELS)
    return { errorCode: "too-many-pixels" };
  return { mediaType, name: nameOfType(name, mediaType) };
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

const LINE_END = String.raw`[ \t]*(?:\r\n|\r|\n)`;
const MARK = "(?:\u00EF\u00BB\u00BF)?";
/** Comments (group code 999), then the first section; a DXF may have no header. */
const DXF = new RegExp(
  `^${MARK}(?:[ \\t]*999${LINE_END}[^\\r\\n]*${LINE_END})*[ \\t]*0${LINE_END}SECTION${LINE_END}`,
);
const STEP = new RegExp(`^${MARK}(?:\\s|/\\*(?:[^*]|\\*(?!/))*\\*/)*ISO-10303-21;`);
const IFC = /FILE_SCHEMA\s*\(\s*\(\s*'IFC/i;
/** HEIF brands of images and sequences; AVIF has its own. */
const HEIF = new Set("heic heix hevc hevx heim heis hevm hevs mif1 msf1".split(" "));
const SKETCHUP = [..."SketchUp"].map((letter) => `${letter}\0`).join("");
const ARCHIVE = "PK\u0003\u0004";
const ENTRY_HEADER_BYTES = 30;

const SIGNATURES: Partial<Record<FileMediaType, (text: string) => boolean>> = {
  "image/jpeg": (text) => text.startsWith("\u00FF\u00D8\u00FF"),
  "image/png": (text) => text.startsWith("\u0089PNG\r\n\u001A\n"),
  "image/webp": (text) => text.startsWith("RIFF") && text.startsWith("WEBP", 8),
  // Either byte order; the last two are BigTIFF.
  "image/tiff": (text) =>
    ["II*\0", "MM\0*", "II+\0", "MM\0+"].some((mark) => text.startsWith(mark)),
  "image/heic": (text) => text.startsWith("ftyp", 4) && HEIF.has(text.slice(8, 12)),
  "image/vnd.dwg": (text) => /^AC10\d\d/.test(text),
  "image/vnd.dxf": (text) => text.startsWith("AutoCAD Binary DXF\r\n\u001A\0") || DXF.test(text),
  "application/vnd.sketchup.skp": (text) => text.startsWith(`\u00FF\u00FE\u00FF\u000E${SKETCHUP}`),
  "application/x-step": (text) => STEP.test(text) && IFC.test(text),
  "model/step": (text) => STEP.test(text),
  [`${OFFICE}wordprocessingml.document`]: (text: string) => hasEntryIn(text, "word/"),
  [`${OFFICE}spreadsheetml.sheet`]: (text: string) => hasEntryIn(text, "xl/"),
  "application/zip": (text) => text.startsWith(ARCHIVE),
};

const BEFORE_PDF = 1_024;

/** An Office document is an archive too, if it is called one; text is what its name says, a table or a text. */
function detectFileType(
  head: Uint8Array,
  text: string,
  claimed: FileMediaType | undefined,
): FileMediaType | undefined {
  const known = Object.entries(SIGNATURES).find(([, matches]) => matches(text))?.[0];
  if (known)
    return claimed === "application/zip" && text.startsWith(ARCHIVE)
      ? claimed
      : (known as FileMediaType);
  if (claimed?.startsWith("text/") && isText(head)) return claimed;
  return text.slice(0, BEFORE_PDF + 5).includes("%PDF-") ? "application/pdf" : undefined;
}

function hasEntryIn(text: string, folder: string): boolean {
  if (!text.startsWith(ARCHIVE)) return false;
  for (let at = 0; at >= 0; at = text.indexOf(ARCHIVE, at + 1))
    if (text.startsWith(folder, at + ENTRY_HEADER_BYTES)) return true;
  return false;
}

/** PDF, PostScript, RTF and scripts look like text but are not tables. */
const OTHER_TEXT = /^(?:%PDF-|%!PS|\{\\rtf|#!)/;
// Windows-1252 has letters where Latin-1 has C1 controls.
const NOT_PRINTABLE = /(?![\t\n\f\r\u0080-\u009F])\p{Cc}/u;

/** Whether bytes, perhaps truncated, are UTF-8, UTF-16 with a byte order mark, or single-byte text. */
function isText(bytes: Uint8Array): boolean {
  const text = decode(bytes);
  return text !== "" && !NOT_PRINTABLE.test(text) && !OTHER_TEXT.test(text);
}

function decode(bytes: Uint8Array): string {
  try {
    const decoder = new TextDecoder(utf16Of(bytes) ?? "utf-8", { fatal: true });
    return decoder.decode(bytes, { stream: true });
  } catch {
    return Buffer.from(bytes).toString("latin1");
  }
}

function utf16Of([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** Bytes that content sniffers read. */
const SNIFFED_BYTES = 2_048;

// WHATWG MIME Sniffing, 7.1, plus other tags that can run scripts. One-letter tags occur in compressed files by chance.
const TAGS = "html|head|script|iframe|h1|div|font|table|style|title|body|br|svg|object|embed|meta";
const MARKUP = new RegExp(`<(?:!doctype html|(?:${TAGS}))[\\s>/]|<!--`, "i");
const BEGINNING = /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\s*<(?:[abp][\s>]|\?xml)/i;

function looksLikeWebPage(head: Uint8Array): boolean {
  // Removes NULs so that UTF-16 matches too.
  const text = Buffer.from(head.subarray(0, SNIFFED_BYTES)).toString("latin1").replaceAll("\0", "");
  return MARKUP.test(text) || BEGINNING.test(text);
}
