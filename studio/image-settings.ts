import { createHash } from "node:crypto";
import type { ImageRecord, ImageSubject } from "#content/images/images.ts";

type ImageSettings = {
  widths: readonly number[];
  avifQuality: number;
  webpQuality: number;
  /** The width of the zoomable file, which no page loads by itself. */
  large?: number;
};

/* Neighboring widths differ by less than √2, so that a browser loads at most twice the pixels of the box. */
const CARD_WIDTHS = [320, 420, 560, 720, 960] as const;
const HERO_WIDTHS = [...CARD_WIDTHS, 1280, 1600, 1920] as const;
/* The widest fills a page header on a dense desktop. */
const ROOM_WIDTHS = [...HERO_WIDTHS, 2560] as const;

const ROOM: ImageSettings = { widths: ROOM_WIDTHS, avifQuality: 58, webpQuality: 72 };
/* A swatch must show grain, which codecs remove first. */
const SWATCH: ImageSettings = { widths: CARD_WIDTHS, avifQuality: 64, webpQuality: 78 };

/* Few widths at high quality: shadows show a codec's blocks and banding first. */
const INTERVAL: ImageSettings = {
  widths: [960, 1280, 1600, 1920, 2560],
  avifQuality: 60,
  webpQuality: 78,
};

const LARGEST = 2560;

/** A narrower master ends the list of widths at its own. */
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
  details: { ...INTERVAL, widths: [...CARD_WIDTHS, 1280, 1600] },
};

/** The page's widths and the zoomable one, up to the master's. */
export function widthsOf(subject: ImageSubject, masterWidth: number) {
  const { widths, large = 0 } = IMAGE_SETTINGS[subject];
  return {
    widths: widthsWithin(masterWidth, widths),
    ...(large > 0 && { large: Math.min(large, masterWidth) }),
  };
}

function widthsWithin(masterWidth: number, ladder: readonly number[]): number[] {
  const fitting = ladder.filter((width) => width <= masterWidth);
  const largest = fitting.at(-1) ?? 0;
  const next = ladder.find((width) => width > masterWidth);
  return next !== undefined && masterWidth > largest ? [...fitting, masterWidth] : fitting;
}

/** As stored in the manifest. */
export function checksumOf(master: Uint8Array): string {
  return createHash("sha256").update(master).digest("hex");
}

/** Changes whenever the image's files must be rebuilt. */
export function versionOf(record: ImageRecord, masterChecksum: string): string {
  const recipe = [masterChecksum, record.crop ?? null, IMAGE_SETTINGS[record.subject]];
  return createHash("sha256").update(JSON.stringify(recipe)).digest("hex").slice(0, 8);
}
