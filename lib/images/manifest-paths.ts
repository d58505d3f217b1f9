import type { ImageSubject } from "#content/images/image-record.ts";

/** What the page needs to know of a picture's files. */
export type ImageManifestEntry = {
  subject: ImageSubject;
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

export type ImageManifest = Record<string, ImageManifestEntry>;

export const IMAGE_FORMATS = ["avif", "webp"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The width for browsers that read no `srcset`: of those within 960 the widest. */
export function fallbackWidth(widths: readonly number[]): number | undefined {
  return widths.findLast((width) => width <= 960) ?? widths[0];
}

/** The widths that a format is made in. WebP is for browsers without AVIF, which get the fallback, and for swatches. */
export function widthsIn(format: ImageFormat, widths: readonly number[]): number[] {
  if (format === "avif") return [...widths];
  const asked = new Set([widths[0], fallbackWidth(widths)]);
  return widths.filter((width) => asked.has(width));
}

/** The widths of all files of a format: those that pages choose from, and the one to look into. */
export function filesIn(
  format: ImageFormat,
  widths: readonly number[],
  large: number | undefined,
): number[] {
  return [...new Set(widthsIn(format, widths).concat(large ?? []))];
}

/** Where a derived file lies, relative to `public/images`. */
export function derivedPath(
  id: string,
  subject: string,
  width: number,
  format: ImageFormat,
): string {
  return `${subject}/${id}-${width}.${format}`;
}

/** Every derived file that a manifest promises, relative to `public/images`. */
export function derivedPaths(manifest: ImageManifest): string[] {
  return Object.entries(manifest).flatMap(([id, { subject, widths, large }]) =>
    IMAGE_FORMATS.flatMap((format) =>
      filesIn(format, widths, large).map((width) => derivedPath(id, subject, width, format)),
    ),
  );
}
