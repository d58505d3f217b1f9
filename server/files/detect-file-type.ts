import type { FileMediaType } from "#lib/quote-requests/attachments.ts";
import { isText } from "./is-text.ts";

const LINE_END = String.raw`[ \t]*(?:\r\n|\r|\n)`;
const MARK = "(?:\u00EF\u00BB\u00BF)?";
/** Comments (group code 999), then the first section; a DXF may have no header. */
const DXF = new RegExp(
  `^${MARK}(?:[ \\t]*999${LINE_END}[^\\r\\n]*${LINE_END})*[ \\t]*0${LINE_END}SECTION${LINE_END}`,
);
const STEP = new RegExp(`^${MARK}\\s*ISO-10303-21;`);
const IFC = /FILE_SCHEMA\s*\(\s*\(\s*'IFC/i;
/** HEIF brands of images and sequences; AVIF has its own. */
const HEIF = new Set("heic heix hevc hevx heim heis hevm hevs mif1 msf1".split(" "));
const SKETCHUP = [..."SketchUp"].map((letter) => `${letter}\0`).join("");
const ARCHIVE = "PK\u0003\u0004";
/** Length of a ZIP entry's header, up to its name. */
const ENTRY_HEADER_BYTES = 30;

const SIGNATURES: Partial<Record<FileMediaType, (text: string) => boolean>> = {
  "application/pdf": (text) => text.startsWith("%PDF-"),
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
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": (text) =>
    hasEntryIn(text, "word/"),
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": (text) =>
    hasEntryIn(text, "xl/"),
  "application/zip": (text) => text.startsWith(ARCHIVE),
};

/** Detects an accepted type by a file's first bytes; archives by their entries' names. Other text counts as CSV. */
export function detectFileType(head: Uint8Array): FileMediaType | undefined {
  const text = Buffer.from(head).toString("latin1");
  const known = Object.entries(SIGNATURES).find(([, matches]) => matches(text))?.[0];
  return (known as FileMediaType | undefined) ?? (isText(head) ? "text/csv" : undefined);
}

function hasEntryIn(text: string, folder: string): boolean {
  if (!text.startsWith(ARCHIVE)) return false;
  for (let at = 0; at >= 0; at = text.indexOf(ARCHIVE, at + 1))
    if (text.startsWith(folder, at + ENTRY_HEADER_BYTES)) return true;
  return false;
}
