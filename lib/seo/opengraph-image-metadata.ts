import { company } from "#content/company.ts";
import type { PageRecord } from "#content/record-types.ts";

/** Size of the picture that chat and social previews show; the one that Open Graph's readers ask for. */
export const OPENGRAPH_IMAGE_SIZE = { width: 1200, height: 630 };

/** Where the OpenGraph images are, each under its name. */
export const OPENGRAPH_IMAGES_PATH = "/pictures/opengraph-image";

/** The name of a page's OpenGraph image in its address. */
export function openGraphImageId(path: string): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}

/** A page's OpenGraph image as its metadata names it. */
export function openGraphImage({ title, path }: Pick<PageRecord, "title" | "path">) {
  return {
    ...OPENGRAPH_IMAGE_SIZE,
    url: `${OPENGRAPH_IMAGES_PATH}/${openGraphImageId(path)}`,
    type: "image/jpeg",
    alt: `${company.name}: ${title}`,
  };
}
