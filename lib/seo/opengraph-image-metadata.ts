import { company } from "#content/company.ts";
import type { PageRecord } from "#content/record-types.ts";
import type { Words } from "#lib/languages/words.ts";
import { isRightToLeft, type Language } from "#content/languages/languages.ts";

/** The size that Open Graph consumers expect. */
export const OPENGRAPH_IMAGE_SIZE = { width: 1200, height: 630 };

/** `path` is the English one. */
export function openGraphImageId(path: string, { language }: Words): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return hasOwnImages(language) ? `${language}-${name}` : name;
}

/** English has no prefix; the renderer joins no Arabic letters, so Arabic links the English images. */
function hasOwnImages(language: Language): boolean {
  return language !== "en" && !isRightToLeft(language);
}

export function openGraphImage({ title, path }: Pick<PageRecord, "title" | "path">, words: Words) {
  return {
    ...OPENGRAPH_IMAGE_SIZE,
    url: `/pictures/opengraph-image/${openGraphImageId(path, words)}`,
    type: "image/jpeg",
    alt: `${company.name}: ${title}`,
  };
}
