import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import manifestFile from "#content/images/manifest.json" with { type: "json" };
import { type ImageRecord, images } from "#content/images/images.ts";
import { pages } from "#content/site/site-pages.ts";
import { imagesOf } from "./page-images.ts";
import { derivedPaths, type ImageManifest } from "./manifest-paths.ts";
import { masterFile } from "./master-files.ts";
import { imageProblems } from "#studio/check-images.ts";
import { checksumOf, versionOf } from "#studio/image-settings.ts";

const ROOT = join(import.meta.dirname, "../..");
const MASTERS = join(ROOT, "studio/masters");
const IMAGES = join(ROOT, "public/images");
const MEGABYTE = 1_000_000;

const manifest = manifestFile as ImageManifest;
const records: [string, ImageRecord][] = Object.entries(images);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function bytesOf(files: string[]): number {
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

function repeated(names: string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

describe("image manifest", () => {
  it("lists the same images as the records", () => {
    expect(Object.keys(manifest)).toEqual(Object.keys(images));
  });

  it.each(records)(
    "matches the current master of %s (npx node studio/build-images.ts)",
    (id, record) => {
      const sha256 = checksumOf(readFileSync(masterFile(MASTERS, record.master)));
      expect(manifest[id]).toMatchObject({
        subject: record.subject,
        sha256,
        version: versionOf(record, sha256),
      });
    },
  );

  it("lists exactly the files on disk", () => {
    const promised = derivedPaths(manifest).map((path) => join(IMAGES, path));
    expect(promised.filter((path) => !existsSync(path))).toEqual([]);
    expect(filesIn(IMAGES).filter((path) => !promised.includes(path))).toEqual([]);
  });

  it("limits placeholders to 200 bytes and each width to twice the previous pixels", () => {
    for (const { placeholder, widths } of Object.values(manifest)) {
      expect(Buffer.byteLength(placeholder)).toBeLessThanOrEqual(200);
      widths.slice(1).forEach((width, index) => {
        expect((width / (widths[index] ?? 1)) ** 2).toBeLessThanOrEqual(2);
      });
    }
  });
});

describe("image", () => {
  it("does not share its master with another record, except for crops", () => {
    const whole = records.filter(([, { crop }]) => crop === undefined);
    expect(repeated(whole.map(([, { master }]) => master))).toEqual([]);
  });

  it.each(pages.map((page) => [page.path, page] as const))(
    "appears only once on %s",
    (_path, page) => {
      expect(repeated(imagesOf(page).map((id) => images[id].master))).toEqual([]);
    },
  );
});

describe("image files", () => {
  it.each(Object.entries(manifest))("of %s weigh at most 1.5 MB together", (id, entry) => {
    const files = derivedPaths({ [id]: entry }).map((path) => join(IMAGES, path));
    expect(bytesOf(files)).toBeLessThanOrEqual(1.5 * MEGABYTE);
  });

  it("have readable masters, alt texts and captions, and no other master lies beside them", async () => {
    expect(await imageProblems(Object.fromEntries(records), MASTERS)).toEqual([]);
  });
});

const bands = Object.entries(manifest).filter(([, { subject }]) => subject.startsWith("intervals"));
/** `--color-paper` of components/styles/colors.css: the color of the line of text. */
const PAPER = [0xf7, 0xf4, 0xef] as const;
/** Upper limits of the median and the 90th percentile, in relative luminance: a third of the page around it. */
const HALF_WITHIN = 0.05;
const MAX_WITHIN = 0.3;
/** WCAG 2.2, for text of any size. */
const MIN_CONTRAST = 4.5;
/** The share of pixels behind the text that must reach the contrast. */
const BEHIND_TEXT = 0.995;
/** The lower part of the band in which the text is, two lines on a phone included. */
const TEXT_SHARE = 0.25;
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
/** Below `md`, image-band.css crops the image to 4:5. */
const TALL_RATIO = 4 / 5;

it.each(bands)("%s is dark, and darker still behind its text", async (id, { subject, widths }) => {
  const [width = 0] = widths;
  const file = join(IMAGES, subject, `${id}-${width}.avif`);
  expect(existsSync(file)).toBe(true);
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luminances = new Float32Array(info.width * info.height);
  for (let pixel = 0; pixel < luminances.length; pixel += 1)
    luminances[pixel] = luminanceOf(data[pixel * 3], data[pixel * 3 + 1], data[pixel * 3 + 2]);
  const shown = id.endsWith("-tall") ? Math.min(info.height, info.width / TALL_RATIO) : info.height;
  const bottom = (info.height + shown) / 2;
  const rows = [bottom - shown * TEXT_SHARE, bottom].map((row) => Math.floor(row) * info.width);
  const behind = percentile(luminances.slice(...rows), BEHIND_TEXT);
  expect(percentile(luminances, 0.5)).toBeLessThan(HALF_WITHIN);
  expect(percentile(luminances, 0.9)).toBeLessThan(MAX_WITHIN);
  expect((luminanceOf(...PAPER) + 0.05) / (behind + 0.05)).toBeGreaterThan(MIN_CONTRAST);
});

function percentile(values: Float32Array, part: number): number {
  return values.toSorted().at(Math.floor(part * (values.length - 1))) ?? Number.NaN;
}

function luminanceOf(red = 0, green = 0, blue = 0): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(byte: number): number {
  return LINEAR[byte] ?? Number.NaN;
}
