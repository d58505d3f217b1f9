import type { ImageSubject } from "#content/images/image-record.ts";

export type ImageSettings = {
  widths: readonly number[];
  avifQuality: number;
  webpQuality: number;
  /** Width of the zoom view's file. */
  large?: number;
};

/*
 * Each width is less than √2 times the previous, so that a file never has more than twice the pixels of its box. No
 * box is narrower than the first.
 */
const CARD_WIDTHS = [320, 420, 560, 720, 960] as const;
const HERO_WIDTHS = [...CARD_WIDTHS, 1280, 1600, 1920] as const;
/* The widest fills a page header on a dense desktop screen; narrower masters end before it. */
const ROOM_WIDTHS = [...HERO_WIDTHS, 2560] as const;

const ROOM: ImageSettings = { widths: ROOM_WIDTHS, avifQuality: 58, webpQuality: 72 };
/* Swatches need their grain, which codecs remove first. */
const SWATCH: ImageSettings = { widths: CARD_WIDTHS, avifQuality: 64, webpQuality: 78 };

/* As few widths as possible. Shadows show codec blocks and banding first. */
const INTERVAL: ImageSettings = {
  widths: [960, 1280, 1600, 1920, 2560],
  avifQuality: 60,
  webpQuality: 78,
};

/* The zoom view's width, unless the master is narrower. */
const LARGEST = 2560;

/** Settings by subject; a narrower master caps the widths. */
export const IMAGE_SETTINGS: Record<ImageSubject, ImageSettings> = {
  hero: { widths: HERO_WIDTHS, avifQuality: 62, webpQuality: 72 },
  products: ROOM,
  /* Boards are all grain: at a swatch's quality they would weigh twice as much as a room. */
  species: { widths: CARD_WIDTHS, avifQuality: 48, webpQuality: 46, large: 2400 },
  panels: { ...SWATCH, widths: ROOM_WIDTHS, large: LARGEST },
  collections: { ...ROOM, large: LARGEST },
  "asset-classes": ROOM,
  "doors-windows": { ...ROOM, large: LARGEST },
  projects: ROOM,
  company: ROOM,
  intervals: INTERVAL,
  "intervals-tall": { ...INTERVAL, widths: [420, 590, 830] },
};

/** File widths for a master: the page's, and the zoom view's. */
export function widthsOf(subject: ImageSubject, masterWidth: number) {
  const { widths, large = 0 } = IMAGE_SETTINGS[subject];
  return {
    widths: widthsWithin(masterWidth, widths),
    ...(large > 0 && { large: Math.min(large, masterWidth) }),
  };
}

/** The widths up to the master's, which is the last if the list goes beyond it. */
function widthsWithin(masterWidth: number, ladder: readonly number[]): number[] {
  const fitting = ladder.filter((width) => width <= masterWidth);
  const largest = fitting.at(-1) ?? 0;
  const next = ladder.find((width) => width > masterWidth);
  return next !== undefined && masterWidth > largest ? [...fitting, masterWidth] : fitting;
}
