import type { SlotOption } from "#content/image-generation/options.ts";
import { hash } from "./hash.ts";

/** Linear, 0 to 1. */
export type LinearRgb = readonly [number, number, number];

export function linearFromHex(hex: string): LinearRgb {
  const channel = (at: number) => srgbToLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

export function srgbToLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Exposure in stops. */
type Look = { exposure: number; whiteBalance: LinearRgb; contrast: number; saturation: number };

const LOOKS = {
  day: { exposure: 1.8, whiteBalance: [0.985, 1, 1.045], contrast: 1.6, saturation: 0.93 },
  sun: { exposure: 1.15, whiteBalance: [0.985, 1, 1.07], contrast: 1.56, saturation: 0.92 },
  evening: { exposure: 1.0, whiteBalance: [0.95, 1, 1.15], contrast: 1.52, saturation: 0.92 },
} satisfies Record<SlotOption<"mood">, Look>;

const FILM_GRAIN = 2.4;
const VIGNETTE = 0.1;

/** Linear light, three floats per pixel. */
export type Framebuffer = { data: Float32Array; width: number; height: number };

/** Returns a function that writes one row as sRGB bytes, three per pixel. */
export function createRowGrader(
  { data, width, height }: Framebuffer,
  mood: SlotOption<"mood">,
  seed: number,
): (y: number, out: Uint8ClampedArray) => void {
  const { exposure, whiteBalance, contrast, saturation } = LOOKS[mood];
  const [red, green, blue] = whiteBalance;
  const toByte = (value: number) => 255 * Math.max(0, value) ** contrast;
  let noise = hash(seed, 97) | 1;
  return (y, out) => {
    const v = ((y + 0.5) / height - 0.5) * 2 * (height / width);
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const u = ((x + 0.5) / width - 0.5) * 2;
      const scale = 2 ** exposure * (1 - VIGNETTE * (u * u + v * v));
      const r = (data[i] ?? 0) * scale * red;
      const g = (data[i + 1] ?? 0) * scale * green;
      const b = (data[i + 2] ?? 0) * scale * blue;
      // AgX's inset matrix, curve and outset matrix: bright colors desaturate.
      const fr = agxCurve(0.8424791 * r + 0.0784336 * g + 0.0792237 * b);
      const fg = agxCurve(0.0423282 * r + 0.8784686 * g + 0.0791661 * b);
      const fb = agxCurve(0.0423757 * r + 0.0784336 * g + 0.879143 * b);
      const er = toByte(1.196879 * fr - 0.0980209 * fg - 0.0990297 * fb);
      const eg = toByte(-0.0528969 * fr + 1.1519031 * fg - 0.0989612 * fb);
      const eb = toByte(-0.0529716 * fr - 0.0980435 * fg + 1.1510737 * fb);
      noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
      const grain = (((noise >>> 8) & 0xff) + ((noise >>> 16) & 0xff) - 255) * (FILM_GRAIN / 255);
      const grey = (0.2126 * er + 0.7152 * eg + 0.0722 * eb) * (1 - saturation) + grain;
      out[i] = grey + er * saturation;
      out[i + 1] = grey + eg * saturation;
      out[i + 2] = grey + eb * saturation;
    }
  };
}

/** Polynomial approximation of AgX's curve from linear light to 0 to 1, in stops. */
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
