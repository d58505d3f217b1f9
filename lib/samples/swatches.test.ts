import { existsSync } from "node:fs";
import { expect, it, test } from "vitest";
import { knownSamples, samples } from "#content/sample-options.ts";
import { pages } from "#content/site/site-pages.ts";
import { derivedPath } from "#lib/images/manifest-paths.ts";
import manifest from "#content/images/manifest.json" with { type: "json" };
import { sampleImage, SWATCH_WIDTHS, swatchBackground } from "./swatches.ts";

const images = new URL("../../public/images/", import.meta.url);
const shown = pages.flatMap(({ sections }) =>
  sections.flatMap((section) => (section.kind === "samples" ? section.items : [])),
);
const slugs = Object.values(samples).flatMap((names) => Object.keys(names));

test.each(slugs)("draws %s, or shows the image that a page shows", (slug) => {
  const [sample] = knownSamples([slug]);
  if (!sample) throw new Error(`${slug} is no sample.`);
  const background = swatchBackground(sample, "v1", "small");
  const address = sampleImage(sample);
  if (!address) return expect(background).toMatch(/gradient\(/);
  expect(background).toContain(`url("/images/${address}-320.avif?v=v1")`);
  for (const width of Object.values(SWATCH_WIDTHS))
    expect(existsSync(new URL(`${address}-${width}.avif`, images))).toBe(true);
  const image = shown.find((item) => item.slug === slug)?.image ?? "hero-film-poster";
  const { subject } = manifest[image];
  expect(derivedPath(image, subject, 320, "avif")).toBe(`${address}-320.avif`);
});

it("tells drawn samples apart", () => {
  const drawn = slugs
    .flatMap((slug) => knownSamples([slug]))
    .filter((sample) => !sampleImage(sample))
    .map((sample) => swatchBackground(sample, "", "large"));
  expect(new Set(drawn).size).toBe(drawn.length);
});
