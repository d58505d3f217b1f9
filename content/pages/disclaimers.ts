import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { type ImageRecord, images } from "#content/images/images.ts";
import { about } from "#content/pages/about.ts";
import { home } from "#content/pages/home.ts";
import { products } from "#content/products/product-list.ts";
import type { PageRecord } from "#content/record-types.ts";

/** What the terms say of images, projects and testimonials while there are any that are not the owner's own. */
export const disclaimers = {
  images: "Pictures are computer visualizations.",
  someImages: "Pictures that say so are visualizations.",
  records: "Projects, people, plans and testimonials shown as samples are samples.",
} as const;

const pages: readonly PageRecord[] = [home, ...products, ...assetClasses, about];

/** Those that hold for the site as its records are. */
export const disclaimersNow = disclaimersFor(pages, Object.values(images));

export function disclaimersFor(
  records: readonly Pick<PageRecord, "sections">[],
  shown: readonly Pick<ImageRecord, "sample" | "visualization">[],
): string[] {
  const areVisualized = shown.every(({ sample }) => sample);
  const saySo = shown.some(({ visualization }) => visualization);
  const haveSamples = JSON.stringify(records).includes('"sample":true');
  return [
    ...(areVisualized ? [disclaimers.images] : saySo ? [disclaimers.someImages] : []),
    ...(haveSamples ? [disclaimers.records] : []),
  ];
}
