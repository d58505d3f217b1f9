import manifestFile from "../../content/pictures/manifest.json" with { type: "json" };
import type { PictureId } from "../../content/pictures/pictures.ts";
import { derivedPath, type PictureFormat, type PictureManifestEntry } from "./manifest-paths.ts";

const manifest: Record<PictureId, Omit<PictureManifestEntry, "subject"> & { subject: string }> =
  manifestFile;

/** A picture's size, its placeholder, and the address for browsers that read no `srcset`. */
export function pictureFile(id: PictureId) {
  const { width, height, widths, placeholder } = manifest[id];
  const middle = widths.findLast((candidate) => candidate <= 960) ?? width;
  return { width, height, placeholder, src: pictureUrl(id, middle, "webp") };
}

/** Every width of a picture in one format, as `srcset` wants them. */
export function pictureSourceSet(id: PictureId, format: PictureFormat): string {
  return manifest[id].widths
    .map((width) => `${pictureUrl(id, width, format)} ${width}w`)
    .join(", ");
}

/** The address changes with the picture, so that a browser may keep it for good. */
function pictureUrl(id: PictureId, width: number, format: PictureFormat): string {
  const { subject, version } = manifest[id];
  return `/images/${derivedPath(id, subject, width, format)}?v=${version}`;
}
