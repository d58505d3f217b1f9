import sharp from "sharp";
import type { CabinetDesign } from "#content/image-generation/options.ts";
import { gradeFrame } from "./color-grading.ts";
import { composeFrame } from "./compose-frame.ts";
import { releaseFramebuffer } from "./framebuffer.ts";
import { loadPasses } from "./passes.ts";

/** 1536 x 1024 WebP in a second of CPU time, deterministic. Throws with the name of a missing or broken file. */
export async function renderCabinetImage(design: CabinetDesign, seed: number): Promise<Buffer> {
  const passes = await loadPasses(design);
  const frame = await composeFrame(passes, design, seed);
  const { width, height } = frame;
  const pixels = await gradeFrame(frame, design.mood, seed, passes.light);
  releaseFramebuffer(frame);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 90, effort: 1 })
    .toBuffer();
}
