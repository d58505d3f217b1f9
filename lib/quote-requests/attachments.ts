import { isPrintableLine } from "./printable-text.ts";

/** A megabyte as file managers and hosts count it for limits, in bytes. */
const MEGABYTE = 1024 * 1024;

/** What one request may bring: so many files, of so many bytes each and together, with names of so many code points. */
export const FILE_LIMITS = {
  count: 10,
  bytes: 25 * MEGABYTE,
  totalBytes: 60 * MEGABYTE,
  name: 200,
} as const;

/** The types of files that a request may bring: how people name them, and the extensions that they have. */
export const FILE_TYPES = [
  { mediaType: "application/pdf", name: "PDF", extensions: ["pdf"] },
  { mediaType: "image/vnd.dwg", name: "DWG", extensions: ["dwg"] },
  { mediaType: "image/vnd.dxf", name: "DXF", extensions: ["dxf"] },
  { mediaType: "application/x-step", name: "IFC", extensions: ["ifc"] },
  { mediaType: "application/vnd.sketchup.skp", name: "SKP", extensions: ["skp"] },
  { mediaType: "model/step", name: "STEP", extensions: ["step", "stp"] },
  { mediaType: "image/jpeg", name: "JPEG", extensions: ["jpg", "jpeg"] },
  { mediaType: "image/png", name: "PNG", extensions: ["png"] },
  { mediaType: "image/webp", name: "WebP", extensions: ["webp"] },
  { mediaType: "image/tiff", name: "TIFF", extensions: ["tif", "tiff"] },
  { mediaType: "image/heic", name: "HEIC", extensions: ["heic", "heif"] },
  {
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    name: "XLSX",
    extensions: ["xlsx"],
  },
  {
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    name: "DOCX",
    extensions: ["docx"],
  },
  { mediaType: "text/csv", name: "CSV", extensions: ["csv"] },
  { mediaType: "application/zip", name: "ZIP", extensions: ["zip"] },
] as const;
export type FileType = (typeof FILE_TYPES)[number];
export type FileMediaType = FileType["mediaType"];

/** The type that a name claims by its extension, or undefined for one that is not taken. */
export function typeOfName(name: string): FileType | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return FILE_TYPES.find(({ extensions }) => extensions.some((known) => known === extension));
}

// Marks that turn the direction of what follows: `plan\u202Efdp.exe` is read as `planexe.pdf`.
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
// What no line can hold, those marks, and the ends of folders' names.
const NOT_IN_NAMES =
  /[\p{Cc}\p{Surrogate}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069/\\]/gu;

/** Whether a file may be called so: a line of 1 to 200 code points, without slashes and hidden marks of direction. */
export function isFileName(name: string): boolean {
  const { length } = [...name];
  return (
    length >= 1 &&
    length <= FILE_LIMITS.name &&
    isPrintableLine(name) &&
    !DIRECTION_MARKS.test(name) &&
    !/[/\\]/.test(name)
  );
}

/** A name as it can be stored and shown where it is not one that a file may have: what is wrong in it is replaced, what is too long cut. */
export function toFileName(text: string): string {
  const printable = text.replaceAll(NOT_IN_NAMES, "\uFFFD") || "\uFFFD";
  return [...printable].slice(0, FILE_LIMITS.name).join("");
}

/**
 * What becomes of a file: its parts arrive; it is whole and of a type that is taken; it did not arrive with its request;
 * its bytes are to be removed.
 */
export const FILE_STATES = ["uploading", "complete", "missing", "removed"] as const;
type FileState = (typeof FILE_STATES)[number];

/** What a virus scanner said of a file. */
export const FILE_SCANS = ["unscanned", "clean", "infected"] as const;
export type FileScan = (typeof FILE_SCANS)[number];

/** Where the bytes of a file lie: in PostgreSQL, or in a bucket. */
export const FILE_STORES = ["database", "bucket"] as const;
export type FileStoreName = (typeof FILE_STORES)[number];

/** Why a file is not taken, in words for whoever chose it; the desk reads them too. */
export const FILE_REFUSALS = {
  "too-large": `It is larger than ${megabytes(FILE_LIMITS.bytes)}.`,
  "too-many": `A request takes ${FILE_LIMITS.count} files.`,
  "too-large-together": `The files are larger than ${megabytes(FILE_LIMITS.totalBytes)} together.`,
  empty: "It is empty.",
  name: `Rename it: up to ${FILE_LIMITS.name} characters that can be printed, without slashes.`,
  "unknown-type": `We take ${FILE_TYPES.map(({ name }) => name).join(", ")}.`,
  "other-type": "Its content is not what its name says.",
  "web-page": "It holds a web page, which we do not open.",
  "too-many-pixels": "It has more pixels than a picture of 500 megapixels.",
  repeated: "The same file is in the list already.",
  busy: "Too many files came from your network, or from everybody.",
  unsent: "It did not arrive.",
} as const;
export type FileRefusal = keyof typeof FILE_REFUSALS;
export const FILE_REFUSAL_CODES = Object.keys(FILE_REFUSALS) as FileRefusal[];

/** A file of a request as the export desk is told of it; its size in bytes. */
export type RequestFile = {
  id: string;
  name: string;
  size: number;
  mediaType: string | null;
  state: FileState;
  refusal: FileRefusal | null;
  scan: FileScan;
};

/** A size for people: `820 KB`, `3.4 MB`. */
export function fileSize(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1024))} KB` : megabytes(bytes);
}

function megabytes(bytes: number): string {
  return `${Math.round((bytes / MEGABYTE) * 10) / 10} MB`;
}
