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

/** One cache-busting version for all images: browsers may keep them forever, and it compresses to almost nothing. */
export const IMAGES_VERSION = createHash("sha256")
  .update(
    Object.values(manifest)
      .map(({ version }) => version)
      .join(),
  )
  .digest("hex")
  .slice(0, 6);

export function imageFile(id: ImageId) {
  const { width, height, widths, placeholder: gradient } = manifest[id];
  const [, placeholder = "transparent"] = gradient.match(/#\w+/g) ?? [];
  const middle = fallbackWidth(widths) ?? width;
  return { width, height, placeholder, src: imageUrl(id, middle, "webp") };
}

export function imageSwatch(id: ImageId): string {
  const [narrowest = 0] = manifest[id].widths;
  return imageUrl(id, narrowest, "webp");
}

/** The largest file; its AVIF has the same name beside it. */
export function largeImage(id: ImageId): string {
  const { large, widths, width } = manifest[id];
  return imageUrl(id, large ?? fallbackWidth(widths) ?? width, "webp");
}

/** A `srcset` of the widths from `from` CSS pixels up. */
export function imageSourceSet(id: ImageId, format: ImageFormat, from = 0): string {
  return widthsIn(format, manifest[id].widths)
    .filter((width) => width >= from)
    .map((width) => `${imageUrl(id, width, format)} ${width}w`)
    .join(", ");
}

function imageUrl(id: ImageId, width: number, format: ImageFormat): string {
  const { subject } = manifest[id];
  return `/images/${derivedPath(id, subject, width, format)}?v=${IMAGES_VERSION}`;
}

/**
 * The `sizes` of an image that its box crops. They mean the width before cropping, so each length grows by the ratio of
 * the proportions if the box is narrower. `boxAspect` may have one value per length.
 */
export function coverSizes(
  sizes: string,
  imageAspect: number,
  boxAspect?: number | readonly number[],
): string {
  if (boxAspect === undefined) return sizes;
  const aspects = typeof boxAspect === "number" ? [boxAspect] : boxAspect;
  return splitOutsideBrackets(sizes, ",")
    .map((candidate, index) => {
      const growth = imageAspect / (aspects[index] ?? aspects.at(-1) ?? imageAspect);
      if (growth <= 1) return candidate.trim();
      const words = splitOutsideBrackets(candidate.trim(), " ");
      const length = words.pop() ?? "100vw";
      return [...words, `calc(${length} * ${Number(growth.toFixed(3))})`].join(" ");
    })
    .join(", ");
}

function splitOutsideBrackets(text: string, separator: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (character === separator && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}
