import type { FileMediaType } from "#lib/quote-requests/attachments.ts";
import { isText } from "./is-text.ts";

const LINE_END = String.raw`[ \t]*(?:\r\n|\r|\n)`;
const MARK = "(?:\u00EF\u00BB\u00BF)?";
/** Comments (999), then the first section; a drawing may have no header. */
const DXF = new RegExp(
  `^${MARK}(?:[ \\t]*999${LINE_END}[^\\r\\n]*${LINE_END})*[ \\t]*0${LINE_END}SECTION${LINE_END}`,
);
const STEP = new RegExp(`^${MARK}\\s*ISO-10303-21;`);
const IFC = /FILE_SCHEMA\s*\(\s*\(\s*'IFC/i;
/** The brands of HEIF's pictures and sequences; AVIF, which has the same frame, has its own. */
const HEIF = new Set("heic heix hevc hevx heim heis hevm hevs mif1 msf1".split(" "));
const SKETCHUP = [..."SketchUp"].map((letter) => `${letter}\0`).join("");
const ARCHIVE = "PK\u0003\u0004";
/** How long the header of an archive's entry is, up to the entry's name. */
const ENTRY_HEADER_BYTES = 30;

/** What stands at the very beginning of each type, in a text of a character for each byte. */
const SIGNATURES: Partial<Record<FileMediaType, (text: string) => boolean>> = {
  "application/pdf": (text) => text.startsWith("%PDF-"),
  "image/jpeg": (text) => text.startsWith("\u00FF\u00D8\u00FF"),
  "image/png": (text) => text.startsWith("\u0089PNG\r\n\u001A\n"),
  "image/webp": (text) => text.startsWith("RIFF") && text.startsWith("WEBP", 8),
  // Of either order of bytes; the last two with offsets of eight bytes (BigTIFF).
  "image/tiff": (text) =>
    ["II*\0", "MM\0*", "II+\0", "MM\0+"].some((mark) => text.startsWith(mark)),
  "image/heic": (text) => text.startsWith("ftyp", 4) && HEIF.has(text.slice(8, 12)),
  "image/vnd.dwg": (text) => /^AC10\d\d/.test(text),
  "image/vnd.dxf": (text) => text.startsWith("AutoCAD Binary DXF\r\n\u001A\0") || DXF.test(text),
  "application/vnd.sketchup.skp": (text) => text.startsWith(`\u00FF\u00FE\u00FF\u000E${SKETCHUP}`),
  "application/x-step": (text) => STEP.test(text) && IFC.test(text),
  "model/step": (text) => STEP.test(text),
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": (text) =>
    hasEntryIn(text, "word/"),
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": (text) =>
    hasEntryIn(text, "xl/"),
  "application/zip": (text) => text.startsWith(ARCHIVE),
};

/**
 * What a file is by its first bytes, as far as it is of a type that is taken. Nothing is unpacked: an archive is told by
 * the names in it. Text that is nothing else counts as CSV.
 */
export function detectFileType(head: Uint8Array): FileMediaType | undefined {
  const text = Buffer.from(head).toString("latin1");
  const known = Object.entries(SIGNATURES).find(([, matches]) => matches(text))?.[0];
  return (known as FileMediaType | undefined) ?? (isText(head) ? "text/csv" : undefined);
}

/** Whether the text of an archive has an entry in this folder. */
function hasEntryIn(text: string, folder: string): boolean {
  if (!text.startsWith(ARCHIVE)) return false;
  for (let at = 0; at >= 0; at = text.indexOf(ARCHIVE, at + 1))
    if (text.startsWith(folder, at + ENTRY_HEADER_BYTES)) return true;
  return false;
}
