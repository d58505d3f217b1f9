import type { CabinetDesign } from "#content/image-generation/options.ts";
import type { Material } from "./materials.ts";
import type { Face, RoomRecord } from "./passes.ts";
import { chance, hash } from "./random.ts";
import { railHeight, type Relief, reliefOf, stileWidth } from "./relief.ts";
import { type Floor, HerringboneFloor, PlankFloor, StoneFloor } from "./floor.ts";
import { flood, meet, type Strip } from "./strip.ts";
import { leaf, sampleSlab, sampleWood } from "./texels.ts";
import type { Texture } from "./textures.ts";

/** Colours the pixels of one face: it meets the eye's rays with the face, then looks up what lies there. */
export class FaceSampler {
  /** The share of the rendered gloss that the material keeps. */
  readonly gloss: number;
  readonly slot: Face["slot"];
  private readonly face: Face;
  private readonly record: RoomRecord;
  /** What turns a colour into a share of the grey that the room was rendered with. */
  private readonly scale: number;
  private readonly material: Material;
  private readonly texture: Texture | undefined;
  private readonly shaker: boolean;
  private readonly seed: number;
  /** The axis that the grain runs along, and the one across it. */
  private readonly along: 0 | 1 | 2;
  private readonly across: 0 | 1 | 2;
  private readonly floor: Floor | undefined;
  /** Seeds of a shaker door's stiles, rails and panel. */
  private readonly boards: readonly [number, number, number, number, number];
  private readonly slabAt: readonly [number, number];
  private readonly tone: number;
  private readonly relief: Relief | undefined;

  constructor(
    face: Face,
    record: RoomRecord,
    material: Material,
    texture: Texture | undefined,
    design: CabinetDesign,
    seed: number,
  ) {
    this.face = face;
    this.slot = face.slot;
    this.record = record;
    this.scale = 1 / record.neutral[face.slot];
    this.material = material;
    this.texture = texture;
    this.gloss = material.gloss;
    this.shaker = face.kind === "front" && design.front === "shaker";
    if (face.kind === "front") {
      const [width, , height] = face.hi.map((corner, axis) => corner - (face.lo[axis] ?? 0));
      this.relief = reliefOf(design.front, design.mood, width ?? 0, height ?? 0);
    }
    // One flitch dresses the whole slot, as in good joinery; each piece is cut elsewhere along it.
    const flitch = hash(seed, 9) & 0xffff0000;
    this.seed = (flitch | (hash(seed, face.match) & 0xffff)) >>> 0;
    [this.along, this.across] = grain(face);
    if (face.kind === "floor") this.floor = floorOf(material, seed);
    const board = (n: number) => (flitch | (hash(this.seed, n) & 0xffff)) >>> 0;
    this.boards = [board(3), board(4), board(5), board(6), board(7)];
    this.slabAt = [chance(this.seed, 1) * 2.4, chance(this.seed, 2) * 2.4];
    this.tone = material.kind === "wood" ? material.tone * (0.96 + 0.08 * chance(this.seed, 8)) : 1;
  }

  /** Writes how much lighter or darker than in the grey room each pixel of a strip of row `y` is. */
  paint(strip: Strip, y: number): void {
    const { face, record, texture, material, scale, relief } = this;
    if (this.slot === "hardware") {
      flood(strip, 1, 1, 1);
      return;
    }
    if (relief || texture) meet(strip, face, record, y);
    if (material.kind === "paint") {
      const [red, green, blue] = material.colour;
      flood(strip, red * scale, green * scale, blue * scale);
    } else if (!texture) flood(strip, grey * scale, grey * scale, grey * scale);
    else if (material.kind === "stone") this.paintStone(texture, strip);
    else this.paintBoards(texture, strip, material.saturation);
    relief?.(strip, face.lo[0], face.lo[2]);
  }

  private paintStone(texture: Texture, strip: Strip): void {
    const { face, slabAt, scale } = this;
    if (this.floor) this.floor.lay(strip, scale);
    else {
      // Veins run over an edge: the sides of a slab continue its top.
      const [xs, ys, zs] = strip.points;
      for (let i = strip.from; i < strip.to; i++) {
        const z = zs[i] ?? 0;
        const s = face.axis === 0 ? face.hi[0] + face.hi[2] - z : (xs[i] ?? 0);
        const t = face.axis === 1 ? face.lo[1] - face.hi[2] + z : (ys[i] ?? 0);
        strip.along[i] = s + slabAt[0];
        strip.across[i] = t + slabAt[1];
        strip.tone[i] = scale;
      }
    }
    sampleSlab(texture, strip);
  }

  private paintBoards(texture: Texture, strip: Strip, saturation: number): void {
    const tone = this.tone * this.scale;
    if (this.floor) this.floor.lay(strip, tone);
    else {
      strip.tone.fill(tone, strip.from, strip.to);
      if (this.shaker) this.layShaker(strip);
      else this.layVeneer(strip);
    }
    sampleWood(texture, strip, saturation);
  }

  private layVeneer(strip: Strip): void {
    const { face, across, seed } = this;
    const middle = (face.lo[across] + face.hi[across]) / 2;
    const alongs = strip.points[this.along];
    const acrosses = strip.points[across];
    for (let i = strip.from; i < strip.to; i++) {
      strip.along[i] = alongs[i] ?? 0;
      strip.across[i] = leaf((acrosses[i] ?? 0) - middle);
      strip.key[i] = seed;
    }
  }

  /** Stiles run up, rails run across between them, and the panel runs the longer way. */
  private layShaker(strip: Strip): void {
    const { lo, hi } = this.face;
    const [left, right, bottom, top, panel] = this.boards;
    const [xs, , zs] = strip.points;
    const width = hi[0] - lo[0];
    const height = hi[2] - lo[2];
    const rail = railHeight(height);
    const upright = height > width * 0.8;
    for (let i = strip.from; i < strip.to; i++) {
      const x = (xs[i] ?? 0) - lo[0];
      const z = (zs[i] ?? 0) - lo[2];
      const stile = x < stileWidth || x > width - stileWidth;
      strip.along[i] = stile || (upright && z >= rail && z <= height - rail) ? (zs[i] ?? 0) : x;
      if (x < stileWidth) lie(strip, i, x, left);
      else if (stile) lie(strip, i, width - x, right);
      else if (z < rail) lie(strip, i, z, bottom);
      else if (z > height - rail) lie(strip, i, height - z, top);
      else if (upright) lie(strip, i, leaf(x - width / 2), this.seed);
      else lie(strip, i, leaf(z - height / 2), panel);
    }
  }
}

const grey = 0.5;

function lie({ across, key }: Strip, i: number, at: number, board: number): void {
  across[i] = at;
  key[i] = board;
}

function floorOf(material: Material, seed: number): Floor {
  if (material.kind !== "wood") return new StoneFloor(seed);
  return chance(seed, 71) < 0.5 ? new HerringboneFloor(seed) : new PlankFloor(seed);
}

/** Fronts grow upwards, other boards along their length. */
function grain({ kind, axis, lo, hi }: Face): readonly [0 | 1 | 2, 0 | 1 | 2] {
  const sides = ([0, 1, 2] as const).filter((side) => side !== axis);
  const [first = 0, second = 0] = sides;
  const length = (side: 0 | 1 | 2) => hi[side] - lo[side];
  if (kind === "front" || kind === "slab") return [2, first];
  return length(first) >= length(second) ? [first, second] : [second, first];
}
