import type { SlotOption } from "@/content/image-generation/options";
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
 * seed decides. Yields between bands of rows.
 */
export async function grade(
  frame: Frame,
  mood: SlotOption<"mood">,
  seed: number,
): Promise<Uint8Array> {
  const { data, width, height } = frame;
  const look = looks[mood];
  const glow = glowOf(frame);
  const haze = new Float32Array(width * 3);
  const film = filmOf(look.contrast);
  const out = new Uint8Array(width * height * 3);
  const scale = 2 ** look.exposure;
  const [wr, wg, wb] = look.white.map((channel) => channel * scale) as [number, number, number];
  let noise = hash(seed, 97) | 1;
  for (let y = 0; y < height; y++) {
    if (y % band === 0) await new Promise(setImmediate);
    glowRow(glow, y, haze);
    const v = ((y + 0.5) / height - 0.5) * 2 * (height / width);
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const u = ((x + 0.5) / width - 0.5) * 2;
      const dim = 1 - vignette * (u * u + v * v);
      const at = x * 3;
      const r = ((data[i] ?? 0) * (1 - bloom) + (haze[at] ?? 0) * bloom) * dim * wr;
      const g = ((data[i + 1] ?? 0) * (1 - bloom) + (haze[at + 1] ?? 0) * bloom) * dim * wg;
      const b = ((data[i + 2] ?? 0) * (1 - bloom) + (haze[at + 2] ?? 0) * bloom) * dim * wb;
      // AgX: the channels lean towards each other, so that bright colours pale as they do on film.
      const fr = film.curve(0.8424791 * r + 0.0784336 * g + 0.0792237 * b);
      const fg = film.curve(0.0423282 * r + 0.8784686 * g + 0.0791661 * b);
      const fb = film.curve(0.0423757 * r + 0.0784336 * g + 0.879143 * b);
      const er = film.power(1.196879 * fr - 0.0980209 * fg - 0.0990297 * fb);
      const eg = film.power(-0.0528969 * fr + 1.1519031 * fg - 0.0989612 * fb);
      const eb = film.power(-0.0529716 * fr - 0.0980435 * fg + 1.1510737 * fb);
      const grey = 0.2126 * er + 0.7152 * eg + 0.0722 * eb;
      noise = Math.imul(noise, 1664525) + 1013904223;
      const speck = (((noise >>> 8) & 0xff) + ((noise >>> 16) & 0xff) - 255) * (grain / 255) + 0.5;
      out[i] = clamp((grey + (er - grey) * look.saturation) * 255 + speck);
      out[i + 1] = clamp((grey + (eg - grey) * look.saturation) * 255 + speck);
      out[i + 2] = clamp((grey + (eb - grey) * look.saturation) * 255 + speck);
    }
  }
  return out;
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}

/** Tables of the curve by the upper bits of a float, and of the contrast by thousandths. */
function filmOf(contrast: number) {
  const float = new Float32Array(1);
  const bits = new Int32Array(float.buffer);
  const shift = 14;
  const low = 0x39000000 >> shift;
  const high = 0x42800000 >> shift;
  const curve = new Float32Array(high - low + 1);
  for (let i = 0; i < curve.length; i++) {
    bits[0] = (low + i) << shift;
    curve[i] = agx(float[0] ?? 0);
  }
  const powers = Float32Array.from({ length: 4097 }, (_, i) => (i / 4096) ** contrast);
  return {
    curve(value: number): number {
      float[0] = value;
      const at = ((bits[0] ?? 0) >> shift) - low;
      return curve[at < 0 ? 0 : at > high - low ? high - low : at] ?? 0;
    },
    power(value: number): number {
      return powers[value <= 0 ? 0 : value >= 1 ? 4096 : (value * 4096 + 0.5) | 0] ?? 0;
    },
  };
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
