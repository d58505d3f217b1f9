import sharp from "sharp";
import { expect, test } from "vitest";
import { slots, type CabinetDesign } from "#content/image-generation/options.ts";
import { decodePassFile, nameOfPasses, readScene, type SurfaceSlot } from "./passes.ts";
import { renderCabinetImage } from "./render-cabinet-image.ts";

/** A pale worktop on black fronts has the highest contrast. */
const design: Omit<CabinetDesign, "room" | "view"> = {
  cabinet: "black",
  front: "slab",
  island: "black",
  worktop: "white-quartz",
  hardware: "none",
  floor: "white-oak",
  pattern: "straight",
  mood: "day",
};
const TONES: Partial<Record<SurfaceSlot, "pale" | "dark">> = {
  cabinet: "dark",
  island: "dark",
  worktop: "pale",
};
const views = slots.room.options.flatMap(({ id: room, label }) =>
  slots.view.options.map(({ id: view, label: viewLabel }) => ({ room, view, label, viewLabel })),
);

test.each(views)("edges are antialiased in the $label ($viewLabel)", async ({ room, view }) => {
  const name = nameOfPasses({ room, view });
  const { surfaces } = await readScene(name);
  const { data } = await decodePassFile(`${name}-pieces.webp`);
  const image = await renderCabinetImage({ ...design, room, view }, 7);
  const grays = await sharp(image).greyscale().raw().toBuffer();
  const tones = [undefined, ...surfaces.map(({ slot }) => TONES[slot])];
  const toneOf = (id = 0) => tones[id];
  const seen: Record<"pale" | "dark" | "edge", number[]> = { pale: [], dark: [], edge: [] };
  for (let pixel = 0; pixel < grays.length; pixel++) {
    const [tone, other] = [toneOf(data[pixel * 3]), toneOf(data[pixel * 3 + 1])];
    if (!tone) continue;
    const share = data[pixel * 3 + 2] ?? 0;
    if (data[pixel * 3 + 1] === 0) seen[tone].push(grays[pixel] ?? 0);
    // About half of each.
    else if (other && tone !== other && share > 85 && share < 170)
      seen.edge.push(grays[pixel] ?? 0);
  }
  const [pale, dark] = [medianOf(seen.pale), medianOf(seen.dark)];
  const paleness = seen.edge.map((gray) => (gray - dark) / (pale - dark));
  expect(paleness.length).toBeGreaterThan(60);
  // An aliased pixel is as pale as the worktop or as dark as the front.
  const blended = paleness.filter((part) => part > 0.15 && part < 0.85);
  expect(blended.length / paleness.length).toBeGreaterThan(0.8);
});

function medianOf(values: readonly number[]): number {
  return Float64Array.from(values).toSorted()[Math.floor(values.length / 2)] ?? 0;
}
