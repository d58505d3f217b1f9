import { normalizeAddress } from "#lib/validation/normalize-text.ts";

const MEGABYTE = 1024 * 1024;

/** Per quote request: count, bytes per file and in total, code points per name. */
export const FILE_LIMITS = {
  count: 10,
  bytes: 25 * MEGABYTE,
  totalBytes: 60 * MEGABYTE,
  name: 200,
} as const;

export const FILE_TYPES = [
  { mediaType: "application/pdf", name: "PDF", extensions: ["pdf"] },
  { mediaType: "image/vnd.dwg", name: "DWG", extensions: ["dwg"] },
  { mediaType: "image/vnd.dxf", name: "DXF", extensions: ["dxf"] },
  { mediaType: "application/x-step", name: "IFC", extensions: ["ifc"] },
  { mediaType: "application/vnd.sketchup.skp", name: "SKP", extensions: ["skp"] },
  { mediaType: "model/step", name: "STEP", extensions: ["step", "stp"] },
  { mediaType: "image/jpeg", name: "JPEG", extensions: ["jpg", "jpeg", "jfif"] },
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
  { mediaType: "text/plain", name: "TXT", extensions: ["txt"] },
  { mediaType: "application/zip", name: "ZIP", extensions: ["zip"] },
] as const;
type FileType = (typeof FILE_TYPES)[number];
export type FileMediaType = FileType["mediaType"];

export function typeOfName(name: string): FileType | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return FILE_TYPES.find(({ extensions }) => extensions.some((known) => known === extension));
}

/**
 * One line of at most 200 code points without slashes, direction marks and what else nobody sees (`plan\u202Efdp.exe` is
 * displayed as `planexe.pdf`); a longer name loses its middle and keeps its ending.
 */
export function toFileName(text: string): string {
  const letters = [...normalizeAddress(text).replaceAll(/[/\\]/g, "_")];
  const { length } = letters;
  if (length > FILE_LIMITS.name) letters.splice(FILE_LIMITS.name - 20, length - FILE_LIMITS.name);
  return letters.join("") || "_";
}

/** The name with an extension of the file's type, in place of another type's. */
export function nameOfType(name: string, mediaType: FileMediaType): string {
  const type = FILE_TYPES.find((each) => each.mediaType === mediaType);
  const claimed = typeOfName(name);
  if (!type || claimed === type) return name;
  const bare = claimed ? name.replace(/\.[^.]+$/, "") : name;
  return toFileName(`${bare}.${type.extensions[0]}`);
}

/** Uploading; complete and of an accepted type; not arrived with its quote request; to be deleted. */
export const FILE_STATES = ["uploading", "complete", "missing", "removed"] as const;
type FileState = (typeof FILE_STATES)[number];

export const FILE_SCANS = ["unscanned", "clean", "infected"] as const;
export type FileScan = (typeof FILE_SCANS)[number];

export const FILE_STORES = ["database", "bucket"] as const;
export type FileStoreName = (typeof FILE_STORES)[number];

/** Why a file did not arrive with its quote request. */
export const FILE_ERRORS = {
  "too-large": `It is larger than ${megabytes(FILE_LIMITS.bytes)}.`,
  "too-many": `A request takes ${FILE_LIMITS.count} files.`,
  "too-large-together": `The files are larger than ${megabytes(FILE_LIMITS.totalBytes)} together.`,
  empty: "It is empty.",
  "unknown-type": `We take ${FILE_TYPES.map(({ name }) => name).join(", ")}.`,
  // Of files that earlier builds refused.
  name: `Rename it: up to ${FILE_LIMITS.name} characters that can be printed, without slashes.`,
  "other-type": "Its content is not what its name says.",
  "web-page": "It holds a web page, which we do not open.",
  "too-many-pixels": "It has more pixels than a picture of 500 megapixels.",
  repeated: "The same file is in the list already.",
  busy: "Too many files came from your network.",
  full: "There is no room for files at the moment.",
  spam: "It was deleted with spam.",
  sent: "It went with another request. Choose it again to send it with this one too.",
  unsent: "It did not arrive.",
} as const;
export type FileErrorCode = keyof typeof FILE_ERRORS;
export const FILE_ERROR_CODES = Object.keys(FILE_ERRORS) as FileErrorCode[];

export type RequestFile = {
  id: string;
  name: string;
  size: number;
  mediaType: string | null;
  state: FileState;
  errorCode: FileErrorCode | null;
  scan: FileScan;
};

/** `820 KB`, `3.4 MB`; `format` writes the number. */
export function fileSize(bytes: number, format: (size: number) => string = String): string {
  return bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : megabytes(bytes, format);
}

function megabytes(bytes: number, format: (size: number) => string = String): string {
  return `${format(Math.round((bytes / MEGABYTE) * 10) / 10)} MB`;
}
