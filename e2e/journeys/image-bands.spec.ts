import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { downloads } from "#content/pages/downloads.ts";
import { generateImage } from "#content/pages/generate-image.ts";
import { privacy } from "#content/pages/privacy.ts";
import { productsOverview } from "#content/pages/products-overview.ts";
import { terms } from "#content/pages/terms.ts";
import { pages } from "#content/site/site-routes.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { waitUntilLaidOut } from "#e2e/support/laid-out.ts";

const SHORT = new Set<string>(
  [productsOverview, downloads, generateImage, privacy, terms].map(({ path }) => path),
);
const long = pages.filter(({ path }) => !SHORT.has(path));

const WIDTHS = [390, 820, 1440, 1920];
/** Upper limits of the image's median and 90th percentile, in relative luminance. */
const HALF_WITHIN = 0.03;
const MOST_WITHIN = 0.19;
/** WCAG 2.2, for text of any size. */
const LEAST_CONTRAST = 4.5;
/** The share of pixels under a line that must reach the contrast. */
const UNDER_THE_LINE = 0.995;
const HIDDEN = "figcaption { visibility: hidden }";

for (const { path } of long)
  test(`${path} has two dark intervals, from edge to edge and legible, at every width`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: "load" });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1100 });
      await waitUntilLaidOut(page);
      const intervals = await page.locator(".image-band").all();
      expect(intervals, path).toHaveLength(2);
      for (const interval of intervals) {
        const image = interval.locator("img");
        await image.evaluate(async (element: HTMLImageElement) => {
          element.scrollIntoView({ block: "center", behavior: "instant" });
          // The old width's image stays until the new one has loaded.
          do await new Promise(requestAnimationFrame);
          while (!element.complete);
          await element.decode();
        });
        const where = `${await interval.textContent()} at ${width} px`;
        const box = await boxOf(image);
        expect([box.x, box.width], where).toEqual([0, width]);
        const words = await boxOf(interval.locator("figcaption"));
        const ink = luminanceOf(await interval.locator("figcaption").evaluate(inkOf));

        const painted = await luminances(image);
        expect(share(painted, 0.5), `${where}: half of it`).toBeLessThan(HALF_WITHIN);
        expect(share(painted, 0.9), `${where}: most of it`).toBeLessThan(MOST_WITHIN);
        const under = share(await luminances(image, words), UNDER_THE_LINE);
        expect((ink + 0.05) / (under + 0.05), `${where}: contrast`).toBeGreaterThan(LEAST_CONTRAST);
      }
    }
  });

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not drawn`);
  return box;
}

function inkOf(element: Element): number[] {
  return getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
}

function luminanceOf([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Of each painted pixel without text, sorted from the darkest. */
async function luminances(image: Locator, part?: Box): Promise<Float64Array> {
  const png = part
    ? await image.page().screenshot({ clip: part, style: HIDDEN })
    : await image.screenshot({ style: HIDDEN });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Float64Array.from({ length: info.width * info.height }, (_, index) =>
    luminanceOf(data.subarray(index * 3, index * 3 + 3)),
  ).toSorted();
}

function share(sorted: Float64Array, part: number): number {
  return sorted.at(Math.floor(part * (sorted.length - 1))) ?? Number.NaN;
}
