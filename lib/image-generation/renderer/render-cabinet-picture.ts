import sharp, { type OverlayOptions } from "sharp";
import type { CabinetDesign } from "../../../content/image-generation/options.ts";

const SIZE = { width: 1536, height: 1024 };

/** Stand-in for the project's renderer until it is merged: flat blocks, a colour of its own for each choice. */
export async function renderCabinetPicture(design: CabinetDesign, seed: number): Promise<Buffer> {
  const block = (choice: string, left: number, top: number, width: number, height: number) =>
    ({
      input: { create: { width, height, channels: 3, background: colourOf(choice) } },
      left,
      top,
    }) satisfies OverlayOptions;
  return sharp({ create: { ...SIZE, channels: 3, background: colourOf(design.mood) } })
    .composite([
      block(design.floor, 0, 780, 1536, 244),
      block(design.cabinet, 80, 160, 1376, 560),
      block(design.worktop, 80, 470, 1376, 30),
      block(design.island, 420, 620, 720, 290),
      block(design.hardware, 300 + (seed % 100), 300, 20, 120),
    ])
    .webp({ quality: 88 })
    .toBuffer();
}

function colourOf(choice: string): string {
  let hash = 7;
  for (const letter of choice) hash = (hash * 31 + letter.charCodeAt(0)) % 360;
  return `hsl(${hash}, 30%, 60%)`;
}
