import { createHash } from "node:crypto";
import manifestFile from "#content/images/manifest.json" with { type: "json" };
import type { ImageId } from "#content/images/images.ts";
import {
  derivedPath,
  fallbackWidth,
  widthsIn,
  type ImageFormat,
  type ImageManifestEntry,
} from "./manifest-paths.ts";

const manifest: Record<ImageId, Omit<ImageManifestEntry, "subject"> & { subject: string }> =
  manifestFile;

/**
 * One mark for the whole set: it changes with any picture, so that a browser may keep them all for good, and costs
 * the page's bytes only once.
 */
const setVersion = createHash("sha256")
  .update(
    Object.values(manifest)
      .map(({ version }) => version)
      .join(),
  )
  .digest("hex")
  .slice(0, 6);

/** A picture's size, its placeholder, and the address for browsers that read no `srcset`. */
export function imageFile(id: ImageId) {
  const { width, height, widths, placeholder: gradient } = manifest[id];
  const [, placeholder = "transparent"] = gradient.match(/#\w+/g) ?? [];
  const middle = fallbackWidth(widths) ?? width;
  return { width, height, placeholder, src: imageUrl(id, middle, "webp") };
}

/** The address of a picture's narrowest file, which every browser reads: for a swatch that one sees only in passing. */
export function imageSwatch(id: ImageId): string {
  const [narrowest = 0] = manifest[id].widths;
  return imageUrl(id, narrowest, "webp");
}

/** The address of a picture's largest file, for whoever wants to look into it; its AVIF lies beside it under the same name. */
export function largeImage(id: ImageId): string {
  const { large, widths, width } = manifest[id];
  return imageUrl(id, large ?? fallbackWidth(widths) ?? width, "webp");
}

/** The widths of a picture in one format, as `srcset` wants them, the narrowest of them `from` CSS pixels or more. */
export function imageSourceSet(id: ImageId, format: ImageFormat, from = 0): string {
  return widthsIn(format, manifest[id].widths)
    .filter((width) => width >= from)
    .map((width) => `${imageUrl(id, width, format)} ${width}w`)
    .join(", ");
}

function imageUrl(id: ImageId, width: number, format: ImageFormat): string {
  const { subject } = manifest[id];
  return `/images/${derivedPath(id, subject, width, format)}?v=${setVersion}`;
}
