import type { SlotOption } from "#content/image-generation/options.ts";
import { hash } from "./hash.ts";
import { CELL, upsampleRow } from "./passes.ts";
import type { LinearRgb } from "./srgb.ts";

/** Exposure in stops. */
type Look = { exposure: number; whiteBalance: LinearRgb; contrast: number; saturation: number };

const LOOKS = {
  day: { exposure: 1.8, whiteBalance: [0.985, 1, 1.045], contrast: 1.6, saturation: 0.93 },
  sun: { exposure: 1.15, whiteBalance: [0.985, 1, 1.07], contrast: 1.56, saturation: 0.92 },
  evening: { exposure: 1.0, whiteBalance: [0.95, 1, 1.15], contrast: 1.52, saturation: 0.92 },
} satisfies Record<SlotOption<"mood">, Look>;

const FILM_GRAIN = 2.4;
const VIGNETTE = 0.1;
const BLOOM = 0.04;

/** Linear light, three floats per pixel. */
export type Framebuffer = { data: Float32Array; width: number; height: number };

/** Returns a function that writes one row as sRGB bytes, three per pixel. */
export function createRowGrader(
  frame: Framebuffer,
  mood: SlotOption<"mood">,
  seed: number,
): (y: number, out: Uint8ClampedArray) => void {
  const { data, width, height } = frame;
  const look = LOOKS[mood];
  const bloom = createBloom(frame);
  const bloomRow = new Float32Array(width * 3);
  const curve = createCurveTable();
  const contrast = createContrastTable(look.contrast);
  const scale = 2 ** look.exposure * (1 - BLOOM);
  const [redScale, greenScale, blueScale] = look.whiteBalance.map((channel) => channel * scale) as [
    number,
    number,
    number,
  ];
  const bloomScale = BLOOM / (1 - BLOOM);
  const { saturation } = look;
  // One slot per channel, to avoid a dependency between them.
  const floats = new Float32Array(3);
  const bits = new Int32Array(floats.buffer);
  let noise = hash(seed, 97) | 1;
  return (y, out) => {
    upsampleRow(bloom, 3, y, bloomRow);
    const v = ((y + 0.5) / height - 0.5) * 2 * (height / width);
    const start = y * width * 3;
    const middle = 1 - VIGNETTE * v * v;
    for (let x = 0; x < width; x++) {
      const at = x * 3;
      const i = start + at;
      const u = ((x + 0.5) / width - 0.5) * 2;
      const dim = middle - VIGNETTE * u * u;
      const r = ((data[i] ?? 0) + (bloomRow[at] ?? 0) * bloomScale) * dim * redScale;
      const g = ((data[i + 1] ?? 0) + (bloomRow[at + 1] ?? 0) * bloomScale) * dim * greenScale;
      const b = ((data[i + 2] ?? 0) + (bloomRow[at + 2] ?? 0) * bloomScale) * dim * blueScale;
      // AgX's inset matrix: mixes the channels, so that bright colors desaturate.
      floats[0] = 0.8424791 * r + 0.0784336 * g + 0.0792237 * b;
      floats[1] = 0.0423282 * r + 0.8784686 * g + 0.0791661 * b;
      floats[2] = 0.0423757 * r + 0.0784336 * g + 0.879143 * b;
      const fr = curve[curveIndex(bits[0] ?? 0)] ?? 0;
      const fg = curve[curveIndex(bits[1] ?? 0)] ?? 0;
      const fb = curve[curveIndex(bits[2] ?? 0)] ?? 0;
      const er = contrast[contrastIndex(1.196879 * fr - 0.0980209 * fg - 0.0990297 * fb)] ?? 0;
      const eg = contrast[contrastIndex(-0.0528969 * fr + 1.1519031 * fg - 0.0989612 * fb)] ?? 0;
      const eb = contrast[contrastIndex(-0.0529716 * fr - 0.0980435 * fg + 1.1510737 * fb)] ?? 0;
      noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
      const grain = (((noise >>> 8) & 0xff) + ((noise >>> 16) & 0xff) - 255) * (FILM_GRAIN / 255);
      const grey = (0.2126 * er + 0.7152 * eg + 0.0722 * eb) * (1 - saturation) + grain;
      out[i] = grey + er * saturation;
      out[i + 1] = grey + eg * saturation;
      out[i + 2] = grey + eb * saturation;
    }
  };
}

/** A blurred copy of the image, three floats per cell. */
type Bloom = { data: Float32Array; width: number; height: number };

const BRIGHTEST = 6;

function createBloom({ data, width, height }: Framebuffer): Bloom {
  const small: Bloom = {
    data: new Float32Array((width / CELL) * (height / CELL) * 3),
    width: width / CELL,
    height: height / CELL,
  };
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const to = (((y / CELL) | 0) * small.width + ((x / CELL) | 0)) * 3;
      const from = (y * width + x) * 3;
      for (let k = 0; k < 3; k++)
        small.data[to + k] =
          (small.data[to + k] ?? 0) + Math.min(BRIGHTEST, data[from + k] ?? 0) / 16;
    }
  }
  const narrow = blur(small, 1);
  const wide = blur(narrow, 8);
  return { ...small, data: narrow.data.map((value, i) => (value + (wide.data[i] ?? 0)) / 2) };
}

/** Two box blurs in each direction approximate a Gaussian blur. */
function blur(bloom: Bloom, radius: number): Bloom {
  const { width, height } = bloom;
  let { data } = bloom;
  for (let pass = 0; pass < 2; pass++) {
    const rows = { length: width, count: height, step: 3, stride: width * 3 };
    const columns = { length: height, count: width, step: width * 3, stride: 3 };
    data = boxBlur(boxBlur(data, rows, radius), columns, radius);
  }
  return { ...bloom, data };
}

/** Strides in floats. */
type Lines = { length: number; count: number; step: number; stride: number };

function boxBlur(
  data: Float32Array,
  { length, count, step, stride }: Lines,
  radius: number,
): Float32Array {
  const out = new Float32Array(data.length);
  for (let line = 0; line < count; line++) {
    for (let k = 0; k < 3; k++) {
      const start = line * stride + k;
      const at = (i: number) => data[start + Math.min(length - 1, Math.max(0, i)) * step] ?? 0;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += at(i);
      for (let i = 0; i < length; i++) {
        out[start + i * step] = sum / (2 * radius + 1);
        sum += at(i + radius + 1) - at(i - radius);
      }
    }
  }
  return out;
}

const CONTRAST_STEPS = 4096;

/** The table is indexed by a float's upper bits, from 2^-13 to 2^6. */
const SHIFT = 14;
const FIRST = 0x39000000 >> SHIFT;
const LAST = 0x42800000 >> SHIFT;

function curveIndex(bits: number): number {
  const at = (bits >> SHIFT) - FIRST;
  return at < 0 ? 0 : at > LAST - FIRST ? LAST - FIRST : at;
}

function contrastIndex(value: number): number {
  return value <= 0 ? 0 : value >= 1 ? CONTRAST_STEPS : (value * CONTRAST_STEPS + 0.5) | 0;
}

/** AgX's curve from linear light to 0 to 1, as a table for `curveIndex`. */
function createCurveTable(): Float32Array {
  const float = new Float32Array(1);
  const bits = new Int32Array(float.buffer);
  const curve = new Float32Array(LAST - FIRST + 1);
  for (let i = 0; i < curve.length; i++) {
    bits[0] = (FIRST + i) << SHIFT;
    curve[i] = agxCurve(float[0] ?? 0);
  }
  return curve;
}

/** x^contrast in sRGB bytes, as a table for `contrastIndex`. */
function createContrastTable(contrast: number): Float32Array {
  return Float32Array.from(
    { length: CONTRAST_STEPS + 1 },
    (_, i) => 255 * (i / CONTRAST_STEPS) ** contrast,
  );
}

/** Polynomial approximation of AgX's curve, in stops. */
function agxCurve(value: number): number {
  const stops = (Math.log2(Math.max(value, 1e-10)) + 12.47393) / (4.026069 + 12.47393);
  const x = Math.min(1, Math.max(0, stops));
  const x2 = x * x;
  const x4 = x2 * x2;
  return (
    15.5 * x4 * x2 -
    40.14 * x4 * x +
    31.96 * x4 -
    6.868 * x2 * x +
    0.4298 * x2 +
    0.1191 * x -
    0.00232
  );
}
