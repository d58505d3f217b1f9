import type { CabinetDesign } from "@/content/image-generation/options";
import type { Colour, Material } from "./materials.ts";
import type { Face, RoomRecord, Vector } from "./passes.ts";
import { chance, hash } from "./random.ts";
import { railHeight, type Relief, reliefOf, stileWidth } from "./relief.ts";
import { type Floor, HerringboneFloor, PlankFloor, StoneFloor } from "./floor.ts";
import { leaf, type Sample, sampleSlab, sampleWood } from "./texels.ts";
import type { Texture } from "./textures.ts";

/** Tells the colour of one face at any pixel: it meets the eye's ray with the face, then looks up what lies there. */
export class FaceSampler {
  /** The share of the rendered gloss that the material keeps. */
  readonly gloss: number;
  readonly slot: Face["slot"];
  private readonly face: Face;
  private readonly eye: Vector;
  private readonly focal: number;
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
  private readonly point = new Float64Array(3);

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
    this.eye = record.camera.position;
    this.focal = record.camera.focal;
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

  /** Writes the linear colour where the ray of direction (dx, dy, dz) meets the face. */
  sample(dx: number, dy: number, dz: number, out: Sample): void {
    const { face, eye, point, texture, material } = this;
    const toPlane = face.axis === 0 ? dx : face.axis === 1 ? dy : dz;
    const t = (face.plane - eye[face.axis]) / toPlane;
    point[0] = eye[0] + t * dx;
    point[1] = eye[1] + t * dy;
    point[2] = eye[2] + t * dz;
    // The size of a pixel on the face, in metres; slanted faces are met halfway between sharp and smooth.
    const pixel = Math.abs(t) * Math.sqrt(this.focal / Math.max(1, Math.abs(toPlane)));
    if (material.kind === "paint") set(out, material.colour);
    else if (!texture) set(out, grey);
    else if (material.kind === "stone") this.sampleStone(texture, pixel, out);
    else this.sampleBoards(texture, material, pixel, out);
    if (this.relief) {
      const [x = 0, , z = 0] = point;
      scale(out, this.relief(x - face.lo[0], z - face.lo[2], pixel));
    }
  }

  private sampleStone(texture: Texture, pixel: number, out: Sample): void {
    const { face, point, slabAt } = this;
    const [x = 0, y = 0, z = 0] = point;
    if (this.floor) {
      scale(out, this.floor.sample(texture, x, y, pixel, out));
      return;
    }
    // Veins run over an edge: the sides of a slab continue its top.
    const s = face.axis === 0 ? face.hi[0] + face.hi[2] - z : x;
    const t = face.axis === 1 ? face.lo[1] - face.hi[2] + z : y;
    sampleSlab(texture, s + slabAt[0], t + slabAt[1], pixel, out);
  }

  private sampleBoards(
    texture: Texture,
    material: Extract<Material, { kind: "wood" }>,
    pixel: number,
    out: Sample,
  ): void {
    const { point } = this;
    let { tone } = this;
    if (this.floor) tone *= this.floor.sample(texture, point[0] ?? 0, point[1] ?? 0, pixel, out);
    else if (this.shaker) this.sampleShaker(texture, pixel, out);
    else {
      const middle = (this.face.lo[this.across] + this.face.hi[this.across]) / 2;
      const across = (point[this.across] ?? 0) - middle;
      leaf(texture, point[this.along] ?? 0, across, pixel, this.seed, out);
    }
    const grey = 0.2126 * out[0] + 0.7152 * out[1] + 0.0722 * out[2];
    out[0] = (grey + (out[0] - grey) * material.saturation) * tone;
    out[1] = (grey + (out[1] - grey) * material.saturation) * tone;
    out[2] = (grey + (out[2] - grey) * material.saturation) * tone;
  }

  /** Stiles run up, rails run across between them, and the panel runs the longer way. */
  private sampleShaker(texture: Texture, pixel: number, out: Sample): void {
    const { lo, hi } = this.face;
    const [left, right, bottom, top, panel] = this.boards;
    const x = (this.point[0] ?? 0) - lo[0];
    const z = (this.point[2] ?? 0) - lo[2];
    const width = hi[0] - lo[0];
    const height = hi[2] - lo[2];
    const rail = railHeight(height);
    const u = this.point[2] ?? 0;
    if (x < stileWidth) sampleWood(texture, u, x, pixel, left, out);
    else if (x > width - stileWidth) sampleWood(texture, u, width - x, pixel, right, out);
    else if (z < rail) sampleWood(texture, x, z, pixel, bottom, out);
    else if (z > height - rail) sampleWood(texture, x, height - z, pixel, top, out);
    else if (height > width * 0.8) leaf(texture, u, x - width / 2, pixel, this.seed, out);
    else leaf(texture, x, z - height / 2, pixel, panel, out);
  }
}

const grey: Colour = [0.5, 0.5, 0.5];

function set(out: Sample, [r, g, b]: Colour): void {
  out[0] = r;
  out[1] = g;
  out[2] = b;
}

function scale(out: Sample, by: number): void {
  out[0] *= by;
  out[1] *= by;
  out[2] *= by;
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
