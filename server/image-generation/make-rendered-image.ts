import { describeDesign } from "#lib/image-generation/describe-design.ts";
import type { ImageRequest } from "#lib/image-generation/image-request.ts";
import { completeDesign, seedOf } from "./complete-design.ts";
import { askForRoom, type ImageResult } from "./image-result.ts";
import { parsePrompt } from "./prompt-parser/parse-prompt.ts";

/** A prompt without a room gets the default one, unless it asks for an unsupported room. */
export async function makeRenderedImage({
  prompt,
  seed = seedOf(prompt),
  design: overrides,
}: ImageRequest): Promise<ImageResult> {
  const parsed = parsePrompt(prompt, overrides?.room);
  const { chosen, understood, unknown } = parsed;
  const isOfCabinets = understood.length > 0 && unknown.length === 0;
  // Do not ask for a room that was selected by hand.
  if (!chosen.room && !overrides?.room && !isOfCabinets) {
    const nearest = parsed.nearest ?? "kitchen";
    return askForRoom(parsed, nearest, parsePrompt(prompt, nearest).chosen);
  }
  const design = completeDesign({ ...chosen, ...overrides }, seed);
  // Loads sharp and the render passes.
  const { renderCabinetImage } = await import("./renderer/render-cabinet-image.ts");
  const image = await renderCabinetImage(design, seed);
  return {
    status: 200,
    response: {
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
