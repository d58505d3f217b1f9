import { hash, hashToUnit } from "./hash.ts";
import type { Layout, PixelSpan } from "./pixel-span.ts";
import type { Axis, Surface } from "./passes.ts";
import { railHeight, STILE_WIDTH } from "./reliefs.ts";
import { bookMatch, SLAB_LENGTH, SLAB_WIDTH } from "./texture-sampler.ts";

/** A slab cut at a place chosen by `seed`. Veins continue over its edges. */
export function createSlabLayout({ axis, plane, lo, hi }: Surface, seed: number): Layout {
  const height = hi[2] - lo[2];
  const left = cutPlace(SLAB_LENGTH, hi[0] - lo[0], height, hashToUnit(seed, 1));
  const front = cutPlace(SLAB_WIDTH, hi[1] - lo[1], height, hashToUnit(seed, 2));
  const isTurned = hash(seed, 3) & 1;
  const isFlipped = hash(seed, 4) & 1;
  const outwards = plane === lo[axis] ? -1 : 1;
  return (span, brightness) => {
    const [xs, ys, zs] = span.positions;
    for (let i = span.start; i < span.end; i++) {
      const beyond = plane + outwards * (hi[2] - (zs[i] ?? 0));
      const u = left + (axis === 0 ? beyond : (xs[i] ?? 0)) - lo[0];
      const v = front + (axis === 1 ? beyond : (ys[i] ?? 0)) - lo[1];
      span.u[i] = isTurned ? SLAB_LENGTH - u : u;
      span.v[i] = isFlipped ? SLAB_WIDTH - v : v;
      span.brightness[i] = brightness;
    }
  };
}

/** The offset of a piece on its slab, which leaves room for the sides. */
function cutPlace(slab: number, piece: number, side: number, unit: number): number {
  const room = Math.max(0, slab - piece);
  const margin = Math.min(side, room / 2);
  return margin + unit * (room - 2 * margin);
}

export function createVeneerLayout(surface: Surface, boardSeed: number): Layout {
  const [along, across] = grainAxes(surface);
  const middle = (surface.lo[across] + surface.hi[across]) / 2;
  return (span, brightness) => {
    span.brightness.fill(brightness, span.start, span.end);
    const us = span.positions[along];
    const vs = span.positions[across];
    for (let i = span.start; i < span.end; i++) {
      span.u[i] = us[i] ?? 0;
      span.v[i] = bookMatch((vs[i] ?? 0) - middle);
      span.boardSeed[i] = boardSeed;
    }
  };
}

/** A shaker front: vertical stiles, rails between them, the panel's grain along its longer side. */
export function createShakerLayout(
  { lo, hi }: Surface,
  uprightPanel: number,
  seedOf: (board: number) => number,
): Layout {
  const [left = 0, right = 0, bottom = 0, top = 0, panel = 0] = [3, 4, 5, 6, 7].map(seedOf);
  const width = hi[0] - lo[0];
  const height = hi[2] - lo[2];
  const rail = railHeight(height);
  const isUpright = height > width * 0.8;
  return (span, brightness) => {
    span.brightness.fill(brightness, span.start, span.end);
    const [xs, , zs] = span.positions;
    for (let i = span.start; i < span.end; i++) {
      const x = (xs[i] ?? 0) - lo[0];
      const z = (zs[i] ?? 0) - lo[2];
      const isStile = x < STILE_WIDTH || x > width - STILE_WIDTH;
      const runsUp = isStile || (isUpright && z >= rail && z <= height - rail);
      span.u[i] = runsUp ? (zs[i] ?? 0) : x;
      if (x < STILE_WIDTH) put(span, i, x, left);
      else if (isStile) put(span, i, width - x, right);
      else if (z < rail) put(span, i, z, bottom);
      else if (z > height - rail) put(span, i, height - z, top);
      else if (isUpright) put(span, i, bookMatch(x - width / 2), uprightPanel);
      else put(span, i, bookMatch(z - height / 2), panel);
    }
  };
}

function put(span: PixelSpan, i: number, v: number, boardSeed: number): void {
  span.v[i] = v;
  span.boardSeed[i] = boardSeed;
}

/** Axes along and across the grain: fronts have vertical grain, other boards along their length. */
function grainAxes({ kind, axis, lo, hi }: Surface): readonly [Axis, Axis] {
  const sides = ([0, 1, 2] as const).filter((side) => side !== axis);
  const [first = 0, second = 0] = sides;
  const length = (side: Axis) => hi[side] - lo[side];
  if (kind === "front" || kind === "slab") return [2, first];
  return length(first) >= length(second) ? [first, second] : [second, first];
}
