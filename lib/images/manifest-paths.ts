import type { ImageSubject } from "#content/images/images.ts";

export type ImageManifestEntry = {
  subject: ImageSubject;
  /** Of the master, after cropping. */
  width: number;
  height: number;
  widths: number[];
  /** The width of the zoomable file, if any. */
  large?: number;
  placeholder: string;
  sha256: string;
  /** Changes with the master, its crop and the settings. */
  version: string;
};

export type ImageManifest = Record<string, ImageManifestEntry>;

export const IMAGE_FORMATS = ["avif", "webp"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The widest up to 960, for browsers without `srcset`. */
export function fallbackWidth(widths: readonly number[]): number | undefined {
  return widths.findLast((width) => width <= 960) ?? widths[0];
}

/** WebP is only for swatches and for browsers without AVIF, which get the fallback. */
export function widthsIn(format: ImageFormat, widths: readonly number[]): number[] {
  if (format === "avif") return [...widths];
  const asked = new Set([widths[0], fallbackWidth(widths)]);
  return widths.filter((width) => asked.has(width));
}

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

/** Relative to `public/images`. */
export function derivedPaths(manifest: ImageManifest): string[] {
  return Object.entries(manifest).flatMap(([id, { subject, widths, large }]) =>
    IMAGE_FORMATS.flatMap((format) =>
      filesIn(format, widths, large).map((width) => derivedPath(id, subject, width, format)),
    ),
  );
}
