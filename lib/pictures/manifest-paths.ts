import type { PictureSubject } from "#content/pictures/picture-record.ts";

/** What the page needs to know of a picture's files. */
export type PictureManifestEntry = {
  subject: PictureSubject;
  /** Of the master, or of the part of it that is shown. */
  width: number;
  height: number;
  widths: number[];
  /** The width of the file to look into, where there is one beside those that pages choose from. */
  large?: number;
  /** CSS background that stands where the picture will be. */
  placeholder: string;
  /** Checksum of the master. */
  sha256: string;
  /** Short checksum of the master, its crop and the settings; the picture's address changes with it. */
  version: string;
};

export type PictureManifest = Record<string, PictureManifestEntry>;

export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Where a derived file lies, relative to `public/images`. */
export function derivedPath(
  id: string,
  subject: string,
  width: number,
  format: PictureFormat,
): string {
  return `${subject}/${id}-${width}.${format}`;
}

/** Every derived file that a manifest promises, relative to `public/images`. */
export function derivedPaths(manifest: PictureManifest): string[] {
  return Object.entries(manifest).flatMap(([id, { subject, widths, large = [] }]) =>
    PICTURE_FORMATS.flatMap((format) =>
      widths.concat(large).map((width) => derivedPath(id, subject, width, format)),
    ),
  );
}
