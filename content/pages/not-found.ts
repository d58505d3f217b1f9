import type { ImageBandSection } from "#content/record-types.ts";

/** The board that the page for an unknown address shows. */
export const notFoundBand = {
  kind: "image-band",
  title: "The board is here. The page is not.",
  image: "interval-saw-marks",
} as const satisfies ImageBandSection;
