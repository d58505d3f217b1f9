import { hash, hashToUnit } from "./hash.ts";
import type { Layout, PixelSpan } from "./pixel-span.ts";
import { SLAB_LENGTH, SLAB_WIDTH } from "./texture-sampler.ts";

/** In meters. */
const TILE_SIZE = 0.9;
const JOINT_WIDTH = 0.0022;
const PLANK_WIDTH = 0.2;
const BLOCK_WIDTH = 0.12;
/** Length divided by width. */
const BLOCK_RATIO = 6;
const GAP_WIDTH = 0.0016;
/** Width of a column, in meters. */
const CHEVRON_WIDTH = 0.5;

export function createTileLayout(seed: number): Layout {
  return (span, brightness) => {
    const [xs, ys] = span.positions;
    for (let n = span.start; n < span.end; n++) {
      const x = xs[n] ?? 0;
      const y = ys[n] ?? 0;
      const i = Math.floor(x / TILE_SIZE);
      const j = Math.floor(y / TILE_SIZE);
      const tile = hash(seed, i, j);
      const right = x - i * TILE_SIZE;
      const back = y - j * TILE_SIZE;
      const isTurned = tile & 1;
      span.u[n] = (isTurned ? TILE_SIZE - right : right) + cutOffset(tile, SLAB_LENGTH - TILE_SIZE);
      span.v[n] =
        (isTurned ? TILE_SIZE - back : back) + cutOffset(tile >>> 8, SLAB_WIDTH - TILE_SIZE);
      const edge = Math.min(right, TILE_SIZE - right, back, TILE_SIZE - back);
      addJoint(span, n, edge, brightness * variation(tile, 0.025), JOINT_WIDTH, 0.4);
    }
  };
}

export function createPlankLayout(seed: number): Layout {
  return (span, brightness) => {
    const [xs, ys] = span.positions;
    for (let n = span.start; n < span.end; n++) {
      const y = ys[n] ?? 0;
      const row = Math.floor(y / PLANK_WIDTH);
      const length = 1.7 + 0.5 * hashToUnit(seed, row, 1);
      const across = y - row * PLANK_WIDTH;
      const shifted = (xs[n] ?? 0) + 40 + length * hashToUnit(seed, row, 2);
      const board = Math.floor(shifted / length);
      const along = shifted - board * length;
      const boardSeed = hash(seed, row, board);
      span.u[n] = along;
      span.v[n] = across + 0.02;
      span.boardSeed[n] = boardSeed;
      const edge = Math.min(across, PLANK_WIDTH - across, along, length - along);
      addJoint(span, n, edge, brightness * variation(boardSeed, 0.07), GAP_WIDTH, 0.55);
    }
  };
}

export function createHerringboneLayout(seed: number): Layout {
  return (span, brightness) => {
    const [xs, ys] = span.positions;
    for (let n = span.start; n < span.end; n++) {
      const x = xs[n] ?? 0;
      const y = ys[n] ?? 0;
      const a = ((x + y) * Math.SQRT1_2) / BLOCK_WIDTH + 400;
      const b = ((y - x) * Math.SQRT1_2) / BLOCK_WIDTH + 400;
      const i = Math.floor(a);
      const j = Math.floor(b);
      const cycle = (((i - j) % (2 * BLOCK_RATIO)) + 2 * BLOCK_RATIO) % (2 * BLOCK_RATIO);
      const flat = cycle < BLOCK_RATIO;
      const steps = flat ? cycle : 2 * BLOCK_RATIO - 1 - cycle;
      const along = (steps + (flat ? a - i : b - j)) * BLOCK_WIDTH;
      const across = (flat ? b - j : a - i) * BLOCK_WIDTH;
      const boardSeed = flat ? hash(seed, i - steps, j) : hash(seed + 1, i, j - steps);
      span.u[n] = along;
      span.v[n] = across + ((boardSeed >>> 5) & 1) * BLOCK_WIDTH;
      span.boardSeed[n] = boardSeed;
      const edge = Math.min(across, BLOCK_WIDTH - across, along, BLOCK_WIDTH * BLOCK_RATIO - along);
      addJoint(span, n, edge, brightness * variation(boardSeed, 0.08), GAP_WIDTH, 0.5);
    }
  };
}

export function createChevronLayout(seed: number): Layout {
  const pitch = BLOCK_WIDTH * Math.SQRT2;
  return (span, brightness) => {
    const [xs, ys] = span.positions;
    for (let n = span.start; n < span.end; n++) {
      const x = xs[n] ?? 0;
      const column = Math.floor(x / CHEVRON_WIDTH);
      const inside = x - column * CHEVRON_WIDTH;
      const slope = column & 1 ? -inside : inside;
      const risen = ((ys[n] ?? 0) + slope) / pitch;
      const board = Math.floor(risen);
      const across = (risen - board) * BLOCK_WIDTH;
      const boardSeed = hash(seed, column, board);
      span.u[n] = (column & 1 ? CHEVRON_WIDTH - inside : inside) * Math.SQRT2;
      span.v[n] = across + ((boardSeed >>> 5) & 1) * BLOCK_WIDTH;
      span.boardSeed[n] = boardSeed;
      const edge = Math.min(across, BLOCK_WIDTH - across, inside, CHEVRON_WIDTH - inside);
      addJoint(span, n, edge, brightness * variation(boardSeed, 0.08), GAP_WIDTH, 0.5);
    }
  };
}

/** One of 256 offsets within `room` meters. */
function cutOffset(seed: number, room: number): number {
  return ((seed & 255) / 255) * room;
}

export function cutFromSlab(blocks: Layout): Layout {
  return (span, brightness) => {
    blocks(span, brightness);
    for (let n = span.start; n < span.end; n++) {
      const block = span.boardSeed[n] ?? 0;
      span.u[n] = (span.u[n] ?? 0) + cutOffset(block, SLAB_LENGTH - BLOCK_WIDTH * BLOCK_RATIO);
      span.v[n] = (span.v[n] ?? 0) + cutOffset(block >>> 8, SLAB_WIDTH - 2 * BLOCK_WIDTH);
    }
  };
}

/** Brightness factor from 1 - `range` to 1 + `range`. */
function variation(seed: number, range: number): number {
  return 1 - range + 2 * range * (((seed >>> 9) & 1023) / 1023);
}

/** Darkens a pixel at distance `edge` (meters) from a joint by up to `depth`, by the share of it that the joint covers. */
function addJoint(
  span: PixelSpan,
  n: number,
  edge: number,
  brightness: number,
  width: number,
  depth: number,
): void {
  const footprint = span.footprint[n] ?? 1;
  const covered = (width / 2 + footprint / 2 - edge) / footprint;
  const coverage = Math.min(Math.max(covered, 0), 1, width / footprint);
  span.brightness[n] = brightness * (1 - depth * coverage);
}
