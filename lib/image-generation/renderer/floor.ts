import { chance, hash } from "./random.ts";
import { boardSeed, type Sample, sampleSlab, sampleWood } from "./texels.ts";
import type { Texture } from "./textures.ts";

const tile = 0.9;
const joint = 0.0022;
const plankWidth = 0.2;
const blockWidth = 0.12;
/** A block of herringbone is this many times as long as it is wide. */
const blockRatio = 6;
const gap = 0.0012;

/** A stone floor of square tiles, each cut elsewhere from the block. */
export function stoneTile(
  texture: Texture,
  x: number,
  y: number,
  pixel: number,
  seed: number,
  out: Sample,
): void {
  const i = Math.floor(x / tile);
  const j = Math.floor(y / tile);
  const key = hash(seed, i, j);
  const turn = key & 1 ? -1 : 1;
  sampleSlab(texture, turn * x + (key & 255) / 50, turn * y + ((key >>> 8) & 255) / 50, pixel, out);
  const edge = Math.min(x - i * tile, (i + 1) * tile - x, y - j * tile, (j + 1) * tile - y);
  const shade = (0.975 + 0.05 * chance(key)) * (1 - 0.4 * line(edge, joint, pixel));
  for (const k of [0, 1, 2] as const) out[k] *= shade;
}

/** A wooden floor: planks or herringbone, as the seed decides. */
export class WoodFloor {
  private readonly seed: number;
  private readonly herringbone: boolean;

  constructor(seed: number) {
    this.seed = seed;
    this.herringbone = chance(seed, 71) < 0.5;
  }

  /** Writes the colour of the wood at a point in metres; answers how much this board is lighter or darker. */
  sample(texture: Texture, x: number, y: number, pixel: number, out: Sample): number {
    return this.herringbone
      ? this.sampleBlock(texture, x, y, pixel, out)
      : this.samplePlank(texture, x, y, pixel, out);
  }

  private samplePlank(texture: Texture, x: number, y: number, pixel: number, out: Sample): number {
    const row = Math.floor(y / plankWidth);
    const across = y - row * plankWidth;
    const length = 1.7 + 0.5 * chance(this.seed, row, 1);
    const shifted = x + 40 + length * chance(this.seed, row, 2);
    const board = Math.floor(shifted / length);
    const along = shifted - board * length;
    const key = boardSeed(this.seed, row, board);
    sampleWood(texture, along, across + 0.02, pixel, key, out);
    const edge = Math.min(across, plankWidth - across, along, length - along);
    return (0.93 + 0.14 * chance(key)) * (1 - 0.55 * line(edge, gap, pixel));
  }

  private sampleBlock(texture: Texture, x: number, y: number, pixel: number, out: Sample): number {
    const a = ((x + y) * Math.SQRT1_2) / blockWidth + 400;
    const b = ((y - x) * Math.SQRT1_2) / blockWidth + 400;
    const i = Math.floor(a);
    const j = Math.floor(b);
    const cycle = (((i - j) % (2 * blockRatio)) + 2 * blockRatio) % (2 * blockRatio);
    const flat = cycle < blockRatio;
    const steps = flat ? cycle : 2 * blockRatio - 1 - cycle;
    const along = (steps + (flat ? a - i : b - j)) * blockWidth;
    const across = (flat ? b - j : a - i) * blockWidth;
    const key = flat ? boardSeed(this.seed, i - steps, j) : boardSeed(this.seed + 1, i, j - steps);
    sampleWood(texture, along, across + ((key >>> 5) % 2) * blockWidth, pixel, key, out);
    const edge = Math.min(across, blockWidth - across, along, blockWidth * blockRatio - along);
    return (0.92 + 0.16 * chance(key)) * (1 - 0.5 * line(edge, gap, pixel));
  }
}

/** How much of a pixel a line takes up whose middle is `edge` metres away. */
function line(edge: number, width: number, pixel: number): number {
  const cover = (width / 2 + pixel / 2 - edge) / pixel;
  return cover <= 0 ? 0 : Math.min(cover, 1, width / pixel);
}
