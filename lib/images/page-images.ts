import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { images, type ImageId } from "#content/images/images.ts";
import { products } from "#content/products/product-list.ts";
import type { PageRecord } from "#content/record-types.ts";

/** A page's images in order. No page shows one twice. */
export function imagesOf(record: Pick<PageRecord, "sections">): ImageId[] {
  return record.sections.flatMap((section) => {
    if (section.kind === "hero") return ["hero-film-poster" as const];
    if (section.kind === "products") return products.map(({ card }) => card.image);
    if (section.kind === "asset-classes") return assetClasses.map(({ card }) => card.image);
    return imagesIn(section);
  });
}

function imagesIn(value: unknown): ImageId[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, nested]) =>
    key === "image" && isImageId(nested) ? [nested] : imagesIn(nested),
  );
}

function isImageId(value: unknown): value is ImageId {
  return typeof value === "string" && Object.hasOwn(images, value);
}
