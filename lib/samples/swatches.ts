import type { ChosenSample } from "#content/sample-options.ts";

/** Of the panels' images, whose names are shorter than some of their samples'. */
const PANELS: Readonly<Record<string, string>> = {
  "raised-and-fielded": "raised",
  "geometric-relief": "geometric",
};
/** In the basket, and in the box. */
export const SWATCH_WIDTHS = { small: 320, large: 560 } as const;

/** The tones of boards, paints and glass, as the site's images show them. */
const TONES = {
  oak: "#b8996f",
  walnut: "#6f5341",
  smoked: "#5b4634",
  teak: "#9a7348",
  sage: "#969d89",
  linen: "#d9cfbd",
  green: "#3a4740",
  ebonized: "#2e2a27",
  glass: "#d5d9d6",
} as const;

/** The image of a sample, relative to `public/images`. Undefined of what no image shows from near by. */
export function sampleImage({ slug, product }: ChosenSample): string | undefined {
  if (product === "hardwood-flooring") return `species/species-${slug}`;
  if (product === "wall-panels") return `panels/panel-${PANELS[slug] ?? slug}`;
  return slug === "hardware" ? "doors-windows/service-hardware" : undefined;
}

/** What is shown of an image: of panels the upper left, since below stands furniture. */
function partOf({ product }: ChosenSample): string {
  if (product === "wall-panels") return "0 0 / auto 175%";
  return product === "hardwood-flooring" ? "100% 100% / auto 150%" : "50% 50% / auto 120%";
}

/** The CSS background of a swatch; `version` is that of the site's images. A sample without an image is drawn. */
export function swatchBackground(
  sample: ChosenSample,
  version: string,
  size: keyof typeof SWATCH_WIDTHS,
): string {
  const image = sampleImage(sample);
  return image
    ? `url("/images/${image}-${SWATCH_WIDTHS[size]}.avif?v=${version}") ${partOf(sample)} ${TONES.oak}`
    : drawn(sample.slug);
}

function drawn(slug: string): string {
  switch (slug) {
    case "shaker-sage":
      return frontOf(TONES.sage);
    case "painted-linen":
      return frontOf(TONES.linen);
    case "walnut-modern":
      return grained(TONES.walnut);
    case "ebonized-oak":
      return fluted(TONES.ebonized);
    case "two-tone":
      return `linear-gradient(90deg, ${TONES.green} 50%, ${TONES.oak} 50%)`;
    case "entry-doors":
      return cornerOf(TONES.smoked, TONES.smoked);
    case "interior-doors":
      return cornerOf(TONES.walnut, TONES.walnut);
    case "windows":
      return cornerOf(TONES.oak, TONES.glass);
    case "french-doors":
      return cornerOf(TONES.green, TONES.glass);
    case "sliding-walls":
      return cornerOf(TONES.teak, TONES.glass);
    default:
      return grained(TONES.oak);
  }
}

/** A five-piece front: its panel lies lower than stiles and rails. */
function frontOf(tone: string): string {
  return [
    layer(tone, "50% 50% / 57% 57%"),
    layer("#0004", "49% 49% / 59.5% 59.5%"),
    layer("#fff6", "51% 51% / 59.5% 59.5%"),
    tone,
  ].join(", ");
}

function layer(color: string, part: string): string {
  return `linear-gradient(${color}, ${color}) ${part} no-repeat`;
}

function grained(tone: string): string {
  return `repeating-linear-gradient(90deg, #0000 0 5px, #0001 6px, #0000 7px 11px, #fff1 13px, #0000 14px 17px), ${tone}`;
}

function fluted(tone: string): string {
  return `repeating-linear-gradient(90deg, #0006 0, #fff2 4px, #0004 10px), ${tone}`;
}

/** A stile, the rail that meets it, and what they hold. */
function cornerOf(tone: string, held: string): string {
  return [
    layer("#0005", "34% 0 / 1px 100%"),
    layer("#0005", "100% 66% / 66% 1px"),
    layer(tone, "0 0 / 34% 100%"),
    layer(tone, "100% 100% / 67% 34%"),
    layer("#0002", "0 0 / 38% 70%"),
    held,
  ].join(", ");
}
