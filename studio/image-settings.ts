import type { ImageSubject } from "#content/images/image-record.ts";

/** How the files of one subject are made. */
export type ImageSettings = {
  widths: readonly number[];
  avifQuality: number;
  webpQuality: number;
  /** A file to look into, which no page loads by itself: its width. */
  large?: number;
};

/*
 * Neighbouring widths differ by less than √2, so that the file which a browser rounds up to has never more than
 * twice the pixels of the box that it fills. No box is narrower than the first.
 */
const CARD_WIDTHS = [320, 420, 560, 720, 960] as const;
const HERO_WIDTHS = [...CARD_WIDTHS, 1280, 1600, 1920] as const;
/* The widest is what an opening fills on a dense desktop; a master that is not as wide ends before it. */
const ROOM_WIDTHS = [...HERO_WIDTHS, 2560] as const;

const ROOM: ImageSettings = { widths: ROOM_WIDTHS, avifQuality: 58, webpQuality: 72 };
/* Grain is what a swatch is looked at for, and it is the first thing that a codec takes away. */
const SWATCH: ImageSettings = { widths: CARD_WIDTHS, avifQuality: 64, webpQuality: 78 };

/*
 * As few widths as the rule above allows. Shadows show a codec's blocks and bands before anything else does.
 */
const INTERVAL: ImageSettings = {
  widths: [960, 1280, 1600, 1920, 2560],
  avifQuality: 60,
  webpQuality: 78,
};

/* Of what can be looked into the largest is there for every browser: the widest that its master gives. */
const LARGEST = 2560;

/** The settings of each subject; a master that is narrower than a width ends the ladder at its own. */
export const IMAGE_SETTINGS: Record<ImageSubject, ImageSettings> = {
  hero: { widths: HERO_WIDTHS, avifQuality: 62, webpQuality: 72 },
  products: ROOM,
  /* Boards are all grain: at a swatch's quality they would weigh twice a room. */
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

/** The widths that a subject's files are made in, from a master of this width: the page's own, and the one to look into. */
export function widthsOf(subject: ImageSubject, masterWidth: number) {
  const { widths, large = 0 } = IMAGE_SETTINGS[subject];
  return {
    widths: widthsWithin(masterWidth, widths),
    ...(large > 0 && { large: Math.min(large, masterWidth) }),
  };
}

/** The widths that a master of this width can be made in, with its own as the last where the ladder ends above it. */
function widthsWithin(masterWidth: number, ladder: readonly number[]): number[] {
  const fitting = ladder.filter((width) => width <= masterWidth);
  const largest = fitting.at(-1) ?? 0;
  const next = ladder.find((width) => width > masterWidth);
  return next !== undefined && masterWidth > largest ? [...fitting, masterWidth] : fitting;
}
