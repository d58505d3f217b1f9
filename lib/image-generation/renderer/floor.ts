import { chance, hash } from "./random.ts";
import type { Strip } from "./strip.ts";

/**
 * Writes where on which board or tile each point of a strip lies, and how much lighter or darker than `tone` that one is,
 * joints included.
 */
export type Floor = { lay(strip: Strip, tone: number): void };

const tile = 0.9;
const joint = 0.0022;
const plankWidth = 0.2;
const blockWidth = 0.12;
/** A block of herringbone is this many times as long as it is wide. */
const blockRatio = 6;
const gap = 0.0012;

/** Square tiles of stone, each cut elsewhere from the block. */
export class StoneFloor implements Floor {
  private readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  lay(strip: Strip, tone: number): void {
    const [xs, ys] = strip.points;
    for (let n = strip.from; n < strip.to; n++) {
      const x = xs[n] ?? 0;
      const y = ys[n] ?? 0;
      const i = Math.floor(x / tile);
      const j = Math.floor(y / tile);
      const key = hash(this.seed, i, j);
      const turn = key & 1 ? -1 : 1;
      strip.along[n] = turn * x + (key & 255) / 50;
      strip.across[n] = turn * y + ((key >>> 8) & 255) / 50;
      const edge = Math.min(x - i * tile, (i + 1) * tile - x, y - j * tile, (j + 1) * tile - y);
      strip.tone[n] =
        tone * lightness(key, 0.025) * (1 - 0.4 * line(edge, joint, strip.pixel[n] ?? 1));
    }
  }
}

/** Planks of differing lengths, in rows that run from left to right. */
export class PlankFloor implements Floor {
  private readonly seed: number;
  private row = Number.NaN;
  private length = 0;
  private shift = 0;

  constructor(seed: number) {
    this.seed = seed;
  }

  lay(strip: Strip, tone: number): void {
    const [xs, ys] = strip.points;
    let { row, length, shift } = this;
    for (let n = strip.from; n < strip.to; n++) {
      const y = ys[n] ?? 0;
      const at = Math.floor(y / plankWidth);
      if (at !== row) {
        row = at;
        length = 1.7 + 0.5 * chance(this.seed, row, 1);
        shift = 40 + length * chance(this.seed, row, 2);
      }
      const across = y - row * plankWidth;
      const shifted = (xs[n] ?? 0) + shift;
      const board = Math.floor(shifted / length);
      const along = shifted - board * length;
      const key = hash(this.seed, row, board);
      strip.along[n] = along;
      strip.across[n] = across + 0.02;
      strip.key[n] = key;
      const edge = Math.min(across, plankWidth - across, along, length - along);
      strip.tone[n] =
        tone * lightness(key, 0.07) * (1 - 0.55 * line(edge, gap, strip.pixel[n] ?? 1));
    }
    this.row = row;
    this.length = length;
    this.shift = shift;
  }
}

/** Herringbone, its points away from the camera. */
export class HerringboneFloor implements Floor {
  private readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  lay(strip: Strip, tone: number): void {
    const [xs, ys] = strip.points;
    for (let n = strip.from; n < strip.to; n++) {
      const x = xs[n] ?? 0;
      const y = ys[n] ?? 0;
      const a = ((x + y) * Math.SQRT1_2) / blockWidth + 400;
      const b = ((y - x) * Math.SQRT1_2) / blockWidth + 400;
      const i = Math.floor(a);
      const j = Math.floor(b);
      const cycle = (((i - j) % (2 * blockRatio)) + 2 * blockRatio) % (2 * blockRatio);
      const flat = cycle < blockRatio;
      const steps = flat ? cycle : 2 * blockRatio - 1 - cycle;
      const along = (steps + (flat ? a - i : b - j)) * blockWidth;
      const across = (flat ? b - j : a - i) * blockWidth;
      const key = flat ? hash(this.seed, i - steps, j) : hash(this.seed + 1, i, j - steps);
      strip.along[n] = along;
      strip.across[n] = across + ((key >>> 5) & 1) * blockWidth;
      strip.key[n] = key;
      const edge = Math.min(across, blockWidth - across, along, blockWidth * blockRatio - along);
      strip.tone[n] =
        tone * lightness(key, 0.08) * (1 - 0.5 * line(edge, gap, strip.pixel[n] ?? 1));
    }
  }
}

function lightness(key: number, range: number): number {
  return 1 - range + 2 * range * (((key >>> 9) & 1023) / 1023);
}

/** How much of a pixel a line takes up whose middle is `edge` metres away. */
function line(edge: number, width: number, pixel: number): number {
  const cover = (width / 2 + pixel / 2 - edge) / pixel;
  return cover <= 0 ? 0 : Math.min(cover, 1, width / pixel);
}
