import { company } from "#content/company.ts";
import type { PageRecord } from "#content/record-types.ts";

/** The size that Open Graph consumers expect. */
export const OPENGRAPH_IMAGE_SIZE = { width: 1200, height: 630 };

export const OPENGRAPH_IMAGES_PATH = "/pictures/opengraph-image";

export function openGraphImageId(path: string): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}

export function openGraphImage({ title, path }: Pick<PageRecord, "title" | "path">) {
  return {
    ...OPENGRAPH_IMAGE_SIZE,
    url: `${OPENGRAPH_IMAGES_PATH}/${openGraphImageId(path)}`,
    type: "image/jpeg",
    alt: `${company.name}: ${title}`,
  };
}
