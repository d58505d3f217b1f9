import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { pictures, type PictureId } from "#content/images/images.ts";
import { products } from "#content/products/product-list.ts";
import type { PageRecord } from "#content/record-types.ts";

/** The pictures that a page shows, in its order, each once. */
export function picturesOf(record: Pick<PageRecord, "sections">): PictureId[] {
  return [...new Set(picturePlacesOf(record))];
}

/** The picture of each place of a page that shows one, in its order; a picture in two places is named twice. */
export function picturePlacesOf(record: Pick<PageRecord, "sections">): PictureId[] {
  return record.sections.flatMap((section) => {
    if (section.kind === "hero") return ["hero-film-poster" as const];
    if (section.kind === "products") return products.map(({ card }) => card.picture);
    if (section.kind === "asset-classes")
      return assetClasses.map(({ card }) => card.picture).slice(...(section.part ?? []));
    return picturesIn(section);
  });
}

function picturesIn(value: unknown): PictureId[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, nested]) =>
    key === "picture" && isPictureId(nested) ? [nested] : picturesIn(nested),
  );
}

function isPictureId(value: unknown): value is PictureId {
  return typeof value === "string" && Object.hasOwn(pictures, value);
}
