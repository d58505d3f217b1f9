import { isCornerSection, type ChosenSample } from "#content/sample-options.ts";

/** Of the panels' pictures, whose names are shorter than some of their samples'. */
const PANELS: Readonly<Record<string, string>> = {
  "raised-and-fielded": "raised",
  "geometric-relief": "geometric",
};
/** One width for the tray and the box, so that a browser loads a picture once. */
export const SWATCH_WIDTH = 420;

/** The tones of boards and paints, as the pictures show them. */
const TONES = {
  oak: "#b8996f",
  walnut: "#6f5341",
  sage: "#969d89",
  linen: "#d9cfbd",
  green: "#3a4740",
  ebonized: "#2e2a27",
  brass: "#b99a68",
  glass: "#d5d9d6",
} as const;

/** The picture of a sample's board, relative to `public/images`. Undefined of what has no board. */
export function boardOf({ slug, product }: ChosenSample): string | undefined {
  if (product === "hardwood-flooring") return `species/species-${slug}`;
  if (product === "wall-panels") return `panels/panel-${PANELS[slug] ?? slug}`;
  return undefined;
}

/** The CSS background of a swatch; `version` is that of the site's pictures. A sample without a board is drawn. */
export function swatchBackground(sample: ChosenSample, version: string): string {
  const board = boardOf(sample);
  if (!board) return drawn(sample.slug);
  // Below their upper third the panels' pictures show furniture.
  const part = sample.product === "wall-panels" ? "0 0 / auto 175%" : "50% 50% / cover";
  return `url("/images/${board}-${SWATCH_WIDTH}.avif?v=${version}") ${part} ${TONES.oak}`;
}

function drawn(slug: string): string {
  if (isCornerSection(slug))
    return cornerSection(
      slug === "interior-doors" || slug === "entry-doors" ? TONES.walnut : TONES.oak,
    );
  switch (slug) {
    case "shaker-sage":
      return frontOf(TONES.sage);
    case "painted-linen":
      return frontOf(TONES.linen);
    case "slab-white-oak":
      return grained(TONES.oak);
    case "walnut-modern":
      return grained(TONES.walnut);
    case "ebonized-oak":
      return fluted(TONES.ebonized);
    case "two-tone":
      return `linear-gradient(90deg, ${TONES.green} 50%, ${TONES.oak} 50%)`;
    default:
      return grained(TONES.brass);
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

/** Stile and rail with the glass or panel between them. */
function cornerSection(tone: string): string {
  return [
    layer("#0003", "34% 0 / 1px 66%"),
    layer("#0003", "100% 66% / 66% 1px"),
    layer(tone, "0 0 / 34% 100%"),
    layer(tone, "100% 100% / 66% 34%"),
    TONES.glass,
  ].join(", ");
}
