import type { ImageSubject } from "#content/images/image-record.ts";

export type ImageManifestEntry = {
  subject: ImageSubject;
  /** Of the master after cropping. */
  width: number;
  height: number;
  widths: number[];
  /** The width of the zoom view's file, if there is one. */
  large?: number;
  /** A CSS background. */
  placeholder: string;
  /** Checksum of the master. */
  sha256: string;
  /** Short checksum of the master, its crop and the settings; part of the URL. */
  version: string;
};

export type ImageManifest = Record<string, ImageManifestEntry>;

export const IMAGE_FORMATS = ["avif", "webp"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The width for browsers without `srcset`: the widest up to 960. */
export function fallbackWidth(widths: readonly number[]): number | undefined {
  return widths.findLast((width) => width <= 960) ?? widths[0];
}

/** WebP serves only browsers without AVIF (the fallback width) and swatches. */
export function widthsIn(format: ImageFormat, widths: readonly number[]): number[] {
  if (format === "avif") return [...widths];
  const asked = new Set([widths[0], fallbackWidth(widths)]);
  return widths.filter((width) => asked.has(width));
}

/** All widths of a format, including the zoom view's. */
export function filesIn(
  format: ImageFormat,
  widths: readonly number[],
  large: number | undefined,
): number[] {
  return [...new Set(widthsIn(format, widths).concat(large ?? []))];
}

export function derivedPath(
  id: string,
  subject: string,
  width: number,
  format: ImageFormat,
): string {
  return `${subject}/${id}-${width}.${format}`;
}

/** All derived files of a manifest, relative to `public/images`. */
export function derivedPaths(manifest: ImageManifest): string[] {
  return Object.entries(manifest).flatMap(([id, { subject, widths, large }]) =>
    IMAGE_FORMATS.flatMap((format) =>
      filesIn(format, widths, large).map((width) => derivedPath(id, subject, width, format)),
    ),
  );
}
