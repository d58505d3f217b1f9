import type { SlotOption } from "#content/image-generation/options.ts";
import type { Frame } from "./compose.ts";
import { glowOf, glowRow } from "./glow.ts";
import { hash } from "./random.ts";

/** How a light is printed: exposure in stops, white balance, contrast, saturation. */
type Look = {
  exposure: number;
  white: readonly [number, number, number];
  contrast: number;
  saturation: number;
};

const looks = {
  day: { exposure: 1.8, white: [0.985, 1, 1.045], contrast: 1.6, saturation: 0.93 },
  sun: { exposure: 1.15, white: [0.985, 1, 1.07], contrast: 1.56, saturation: 0.92 },
  evening: { exposure: 1.0, white: [0.95, 1, 1.15], contrast: 1.52, saturation: 0.92 },
} satisfies Record<SlotOption<"mood">, Look>;

const band = 64;
const grain = 2.4;
const vignette = 0.1;
const bloom = 0.04;

/**
 * Prints linear light as sRGB bytes, three to a pixel: a filmic curve, a little bloom and vignette, and grain that the
 * seed decides. Yields between bands of rows. The bytes are written to `room`, whose contents nobody needs any more:
 * fresh buffers of that size pile up until the garbage collector comes.
 */
export async function grade(
  frame: Frame,
  mood: SlotOption<"mood">,
  seed: number,
  room: Uint8Array,
): Promise<Uint8ClampedArray> {
  const { width, height } = frame;
  const glow = glowOf(frame);
  const print = rowPrinter(frame, looks[mood], hash(seed, 97) | 1);
  const haze = new Float32Array(width * 3);
  const out = new Uint8ClampedArray(room.buffer, room.byteOffset, width * height * 3);
  for (let y = 0; y < height; y++) {
    if (y % band === 0) await new Promise(setImmediate);
    glowRow(glow, y, haze);
    print(y, haze, out);
  }
  return out;
}

/**
 * Answers what prints one row. Apart from `grade`, since the engine compiles loops less well in a function that awaits.
 */
function rowPrinter({ data, width, height }: Frame, look: Look, grainSeed: number) {
  const { curve, powers } = tablesOf(look.contrast);
  const scale = 2 ** look.exposure * (1 - bloom);
  const [wr, wg, wb] = look.white.map((channel) => channel * scale) as [number, number, number];
  const hazy = bloom / (1 - bloom);
  const { saturation } = look;
  // Three places, so that one channel need not wait for another.
  const floats = new Float32Array(3);
  const bits = new Int32Array(floats.buffer);
  let noise = grainSeed;
  return (y: number, haze: Float32Array, out: Uint8ClampedArray): void => {
    const v = ((y + 0.5) / height - 0.5) * 2 * (height / width);
    const start = y * width * 3;
    const middle = 1 - vignette * v * v;
    for (let x = 0; x < width; x++) {
      const at = x * 3;
      const i = start + at;
      const u = ((x + 0.5) / width - 0.5) * 2;
      const dim = middle - vignette * u * u;
      const r = ((data[i] ?? 0) + (haze[at] ?? 0) * hazy) * dim * wr;
      const g = ((data[i + 1] ?? 0) + (haze[at + 1] ?? 0) * hazy) * dim * wg;
      const b = ((data[i + 2] ?? 0) + (haze[at + 2] ?? 0) * hazy) * dim * wb;
      // AgX: the channels lean towards each other, so that bright colours pale as they do on film.
      floats[0] = 0.8424791 * r + 0.0784336 * g + 0.0792237 * b;
      floats[1] = 0.0423282 * r + 0.8784686 * g + 0.0791661 * b;
      floats[2] = 0.0423757 * r + 0.0784336 * g + 0.879143 * b;
      const fr = curve[place(bits[0] ?? 0)] ?? 0;
      const fg = curve[place(bits[1] ?? 0)] ?? 0;
      const fb = curve[place(bits[2] ?? 0)] ?? 0;
      const er = powers[step(1.196879 * fr - 0.0980209 * fg - 0.0990297 * fb)] ?? 0;
      const eg = powers[step(-0.0528969 * fr + 1.1519031 * fg - 0.0989612 * fb)] ?? 0;
      const eb = powers[step(-0.0529716 * fr - 0.0980435 * fg + 1.1510737 * fb)] ?? 0;
      noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
      const speck = (((noise >>> 8) & 0xff) + ((noise >>> 16) & 0xff) - 255) * (grain / 255);
      const grey = (0.2126 * er + 0.7152 * eg + 0.0722 * eb) * (1 - saturation) + speck;
      out[i] = grey + er * saturation;
      out[i + 1] = grey + eg * saturation;
      out[i + 2] = grey + eb * saturation;
    }
  };
}

const shift = 14;
const low = 0x39000000 >> shift;
const high = 0x42800000 >> shift;

/** Where the curve's table keeps the number that has these bits. */
function place(bits: number): number {
  const at = (bits >> shift) - low;
  return at < 0 ? 0 : at > high - low ? high - low : at;
}

/** Where the contrast's table keeps a number. */
function step(value: number): number {
  return value <= 0 ? 0 : value >= 1 ? 4096 : (value * 4096 + 0.5) | 0;
}

/** Tables of the curve by the upper bits of a float, and of the contrast by 4096ths, in bytes. */
function tablesOf(contrast: number) {
  const float = new Float32Array(1);
  const bits = new Int32Array(float.buffer);
  const curve = new Float32Array(high - low + 1);
  for (let i = 0; i < curve.length; i++) {
    bits[0] = (low + i) << shift;
    curve[i] = agx(float[0] ?? 0);
  }
  const powers = Float32Array.from({ length: 4097 }, (_, i) => 255 * (i / 4096) ** contrast);
  return { curve, powers };
}

/** AgX's curve in stops, as a polynomial. */
function agx(value: number): number {
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
