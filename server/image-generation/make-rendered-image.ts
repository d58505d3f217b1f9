import { describeDesign } from "#lib/image-generation/describe-design.ts";
import type { ImageRequest } from "#lib/image-generation/image-request.ts";
import { completeDesign, seedOf } from "./complete-design.ts";
import { askForRoom, type ImageResult } from "./image-result.ts";
import { parsePrompt } from "./prompt-parser/parse-prompt.ts";

/**
 * Makes the picture with the site's own renderer: from the prompt to a whole design, and from that to WebP. A prompt
 * that names none of its rooms gets the usual one, unless it asks for something else: no kitchen is drawn for a boot
 * room.
 */
export async function makeRenderedImage({
  prompt,
  seed = seedOf(prompt),
  design: overrides,
}: ImageRequest): Promise<ImageResult> {
  const { chosen, understood, unknown, elsewhere } = parsePrompt(prompt);
  const isOfCabinets = understood.length > 0 && unknown.length === 0;
  // Who chose a room by hand is not asked for one.
  if (!chosen.room && !overrides?.room && !isOfCabinets) return askForRoom(unknown, elsewhere);
  const design = completeDesign({ ...chosen, ...overrides }, seed);
  // Brings sharp and the renderer's passes with it.
  const { renderCabinetImage } = await import("./renderer/render-cabinet-image.ts");
  const image = await renderCabinetImage(design, seed);
  return {
    status: 200,
    answer: {
      image: image.toString("base64"),
      alt: describeDesign(design),
      seed,
      madeBy: "own-renderer",
      design,
      understood,
      unknown,
    },
  };
}
