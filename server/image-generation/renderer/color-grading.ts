import type { SlotOption } from "#content/image-generation/options.ts";
import { createBloom, upsampleBloomRow } from "./bloom.ts";
import { yieldBeforeRow } from "./event-loop.ts";
import type { Framebuffer } from "./framebuffer.ts";
import { hash } from "./hash.ts";
import type { LinearRgb } from "./srgb.ts";
import { contrastIndex, createContrastTable, createCurveTable, curveIndex } from "./tone-curve.ts";

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

/** To sRGB bytes in `scratch`, three per pixel, since new buffers pile up until garbage collection. */
export async function gradeFrame(
  frame: Framebuffer,
  mood: SlotOption<"mood">,
  seed: number,
  scratch: Uint8Array,
): Promise<Uint8ClampedArray> {
  const { width, height } = frame;
  const bloom = createBloom(frame);
  const gradeRow = createRowGrader(frame, LOOKS[mood], hash(seed, 97) | 1);
  const bloomRow = new Float32Array(width * 3);
  const out = new Uint8ClampedArray(scratch.buffer, scratch.byteOffset, width * height * 3);
  for (let y = 0; y < height; y++) {
    await yieldBeforeRow(y);
    upsampleBloomRow(bloom, y, bloomRow);
    gradeRow(y, bloomRow, out);
  }
  return out;
}

/** Separate, because V8 optimizes loops in async functions less well. */
function createRowGrader({ data, width, height }: Framebuffer, look: Look, grainSeed: number) {
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
  let noise = grainSeed;
  return (y: number, bloomRow: Float32Array, out: Uint8ClampedArray): void => {
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
