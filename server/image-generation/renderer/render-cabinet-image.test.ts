import sharp from "sharp";
import { expect, test } from "vitest";
import { type CabinetDesign, slots } from "#content/image-generation/options.ts";
import { decodePassFile, readScene } from "./passes.ts";
import { materials, metals } from "./materials.ts";
import { renderCabinetImage } from "./render-cabinet-image.ts";

const design: CabinetDesign = {
  room: "kitchen",
  cabinet: "walnut",
  front: "slab",
  island: "white",
  worktop: "calacatta",
  hardware: "none",
  floor: "white-oak",
  pattern: "straight",
  mood: "day",
  view: "whole",
};

test("renders a 1536 x 1024 WebP, identical for the same design and seed", async () => {
  const [first, again] = [await renderCabinetImage(design, 7), await renderCabinetImage(design, 7)];
  expect(await sharp(first).metadata()).toMatchObject({
    format: "webp",
    width: 1536,
    height: 1024,
  });
  expect(again.equals(first)).toBe(true);
});

test("changes only what was asked for, apart from bounced light", async () => {
  const walnut = await pixelsOf(design, 7);
  const painted = await pixelsOf({ ...design, cabinet: "white" }, 7);
  expect(await difference(walnut, painted, isCabinet)).toBeGreaterThan(60);
  expect(await difference(walnut, painted, isNothing)).toBeLessThan(14);
});

test("adds and removes handles", async () => {
  // Brass on walnut has too little contrast.
  const dark = { ...design, cabinet: "ebonized-oak" } as const;
  const without = await pixelsOf(dark, 7);
  const brass = await pixelsOf({ ...dark, hardware: "brass" }, 7);
  const share = without.reduce(
    (sum, value, i) => sum + Number(Math.abs(value - (brass[i] ?? 0)) > 40),
    0,
  );
  expect(share / without.length).toBeGreaterThan(0.0005);
  expect(share / without.length).toBeLessThan(0.02);
});

test("has a material for every option and a texture for every material", async () => {
  const options = [slots.cabinet, slots.island, slots.worktop, slots.floor].flatMap((slot) => [
    ...slot.options,
  ]);
  const textures = options.flatMap(({ id }) =>
    "texture" in materials[id] ? [materials[id].texture] : [],
  );
  for (const texture of new Set(textures))
    expect((await decodePassFile(`textures/${texture}.webp`)).width).toBeGreaterThan(0);
  for (const { id } of slots.hardware.options) expect(id === "none" || id in metals).toBe(true);
});

async function pixelsOf(each: CabinetDesign, seed: number): Promise<Uint8Array> {
  return sharp(await renderCabinetImage(each, seed))
    .raw()
    .toBuffer();
}

type Pick = (surface: number, slots: readonly string[], neighbor: number) => boolean;

const isCabinet: Pick = (surface, names, neighbor) =>
  names[surface] === "cabinet" && neighbor === 0;
const isNothing: Pick = (surface, _names, neighbor) => surface === 0 && neighbor === 0;

/** Mean difference over the pixels of some surfaces, in bytes. */
async function difference(a: Uint8Array, b: Uint8Array, pick: Pick): Promise<number> {
  const { surfaces } = await readScene(design.room);
  const names = ["", ...surfaces.map(({ slot }) => slot)];
  const { data } = await decodePassFile(`${design.room}-pieces.webp`);
  let sum = 0;
  let count = 0;
  for (let i = 0; i < a.length; i += 3) {
    if (!pick(data[i] ?? 0, names, data[i + 1] ?? 0)) continue;
    sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0)) + Math.abs((a[i + 1] ?? 0) - (b[i + 1] ?? 0));
    count += 2;
  }
  return sum / count;
}
