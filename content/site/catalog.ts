import { either, SAMPLES } from "#content/switches.ts";
import { QUOTE_TIME, SAMPLE_TIME } from "#content/claims.ts";
import { about } from "#content/pages/about.ts";
import { quality } from "#content/pages/quality.ts";
import { products } from "#content/products/product-list.ts";
import type { PageRecord } from "#content/record-types.ts";

/** What the catalog adds to the pages that it is made from: its cover, its chapters and how to order. */
export const catalog = {
  title: "Catalog",
  subtitle: "Hardwood flooring, wall panels, custom cabinets, doors and windows",
  image: "catalog-cover",
  chapters: [about, ...products, quality] as readonly PageRecord[],
  /** The image that ends a page of no record, where it has room. */
  ends: { contents: "asset-real-estate-developments", ordering: "sustainability-boards" },
  projects: { title: "Projects" },
  ordering: {
    title: "How to order",
    lead: "Send a drawing, a schedule or a sentence. Name the room, the quantity and the date; we ask for the rest.",
    steps: [
      {
        title: "Ask",
        description: `Use the quote form, which takes drawings, write or call. Initial quotes take ${QUOTE_TIME}.`,
      },
      {
        title: "Sample",
        description: either(
          SAMPLES,
          `Sample requests leave in ${SAMPLE_TIME}. One signed sample is the control.`,
          "One signed sample is the control.",
        ),
      },
      {
        title: "Approve",
        description: "Shop drawings, finish and quantities, with the incoterm and the port.",
      },
      {
        title: "Receive",
        description: "Inspected, packed, loaded; the papers travel ahead of the container.",
      },
    ],
  },
} as const;
