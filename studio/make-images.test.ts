import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { ImageRecord } from "#content/images/images.ts";
import { derivedPaths } from "#lib/images/manifest-paths.ts";
import { imageProblems } from "./check-images.ts";
import { makeImages } from "./make-images.ts";

let root: string;
let masters: string;
let images: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "own-pictures-"));
  [masters, images] = [join(root, "masters"), join(root, "images")];
  mkdirSync(masters);
});
afterEach(() => rmSync(root, { recursive: true }));

const photograph: ImageRecord = {
  master: "own",
  subject: "intervals-tall",
  alt: "The owner's workshop: oak boards stacked on stickers beside a planer",
  caption: "White oak, air-dried",
  visualization: false,
};

/** Brass at the left, white at the right. */
const picture = (width = 700, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: "white" } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "#8a6a2f" } },
      left: 0,
      top: 0,
    },
  ]);

const problems = (record: Partial<ImageRecord> = {}) =>
  imageProblems({ own: { ...photograph, ...record } }, masters);

it.each([
  ["own.jpg", () => picture().jpeg()],
  ["own.jpeg", () => picture().toColorspace("cmyk").jpeg()],
  ["own.png", () => picture().png()],
  ["own.tif", () => picture().toColorspace("rgb16").tiff({ compression: "lzw" })],
  ["own.tiff", () => picture().tiff()],
  ["own.avif", () => picture().avif()],
  ["own.webp", () => picture().webp()],
] as const)(
  "makes the sizes of %s, and again only when it changes",
  async (name, draw) => {
    await draw().toFile(join(masters, name));
    expect(await problems()).toEqual([]);
    const records = { own: photograph };
    const first = await makeImages(records, { masters, images }, {});
    expect(first.made).toEqual(["own"]);
    expect(first.manifest.own).toMatchObject({ width: 700, height: 500, widths: [420, 590, 700] });
    for (const path of derivedPaths(first.manifest)) {
      const file = join(images, path);
      expect(await sharp(file).metadata()).toMatchObject({ space: "srgb", hasAlpha: false });
      const { dominant } = await sharp(await sharp(file).extract(LEFT).toBuffer()).stats();
      expect(dominant.r).toBeGreaterThan(dominant.b + 40);
    }
    const second = await makeImages(records, { masters, images }, first.manifest);
    expect(second).toMatchObject({ made: [], removed: 0, manifest: first.manifest });
    await picture(720).toFile(join(masters, name));
    expect((await makeImages(records, { masters, images }, second.manifest)).made).toEqual(["own"]);
  },
  60_000,
);

const LEFT = { left: 10, top: 10, width: 100, height: 100 };

it("asks for a record of a new file, and for what a record lacks", async () => {
  await picture().toFile(join(masters, "own.jpg"));
  const [asked] = await imageProblems({}, masters);
  expect(asked).toMatch(/^own\.jpg is in no record .*subject, alt, caption, visualization/);
  const { visualization: _, ...untold } = photograph;
  expect(
    await imageProblems({ own: { ...untold, alt: "", caption: "" } as never }, masters),
  ).toEqual([
    expect.stringMatching(/^own: alt is missing/),
    expect.stringMatching(/^own: caption is missing/),
    expect.stringMatching(/^own: visualization is missing/),
  ]);
});

it.each([
  ["no file", "other.jpg", "", /^own: .* has no own\.webp, own\.jpg/],
  ["a file that is no picture", "own.jpg", "text", /^own: own\.jpg cannot be read as a picture/],
  ["a kind that is not read", "own.heic", "", /^own\.heic is not read\. Save it as JPEG/],
  ["a file of 26 MB", "own.tif", Buffer.alloc(26_000_000), /^own: own\.tif has 26 MB/],
] as const)("refuses %s in words", async (_, name, content, words) => {
  writeFileSync(join(masters, name), content);
  expect(await problems()).toContainEqual(expect.stringMatching(words));
});

it("refuses two files of one name, one that is too small, and one that breaks off", async () => {
  await picture(300).toFile(join(masters, "own.png"));
  expect(await problems()).toEqual(["own: own.png is 300 pixels wide and needs 640."]);
  const whole = await picture().jpeg().toBuffer();
  writeFileSync(join(masters, "own.jpg"), whole.subarray(0, whole.length / 2));
  expect(await problems()).toEqual([
    expect.stringContaining("has own.jpg and own.png: remove one of them."),
  ]);
  rmSync(join(masters, "own.png"));
  await expect(makeImages({ own: photograph }, { masters, images }, {})).rejects.toThrow(
    /^own\.jpg cannot be read as a picture/,
  );
});

it("removes the files of a picture that no record has any more", async () => {
  await picture().toFile(join(masters, "own.jpg"));
  const { manifest } = await makeImages({ own: photograph }, { masters, images }, {});
  const { removed } = await makeImages({}, { masters, images }, manifest);
  expect(removed).toBe(derivedPaths(manifest).length);
  expect(derivedPaths(manifest).some((path) => existsSync(join(images, path)))).toBe(false);
});
