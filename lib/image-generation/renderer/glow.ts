import type { Frame } from "./compose.ts";

/** Light that a lens spreads: a small, soft copy of a picture, three floats to a cell. */
export type Glow = { data: Float32Array; width: number; height: number; cell: number };

const cell = 8;
const brightest = 6;

/** Averages a picture over cells and spreads it, a near and a far part in equal shares. */
export function glowOf({ data, width, height }: Frame): Glow {
  const glow: Glow = {
    data: new Float32Array((width / cell) * (height / cell) * 3),
    width: width / cell,
    height: height / cell,
    cell,
  };
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const to = (((y / cell) | 0) * glow.width + ((x / cell) | 0)) * 3;
      const from = (y * width + x) * 3;
      for (let k = 0; k < 3; k++)
        glow.data[to + k] =
          (glow.data[to + k] ?? 0) + Math.min(brightest, data[from + k] ?? 0) / 16;
    }
  }
  const near = blurred(glow, 1);
  const far = blurred(near, 8);
  return { ...glow, data: near.data.map((value, i) => (value + (far.data[i] ?? 0)) / 2) };
}

/** Writes one row of a glow at the picture's own size. */
export function glowRow(
  { data, width, height, cell: size }: Glow,
  y: number,
  out: Float32Array,
): void {
  const v = Math.min(height - 1.001, Math.max(0, (y + 0.5) / size - 0.5));
  const top = (v | 0) * width * 3;
  const t = v - (v | 0);
  const row = new Float32Array(width * 3);
  for (let i = 0; i < row.length; i++)
    row[i] = (data[top + i] ?? 0) * (1 - t) + (data[top + width * 3 + i] ?? 0) * t;
  for (let x = 0; x < width * size; x++) {
    const u = Math.min(width - 1.001, Math.max(0, (x + 0.5) / size - 0.5));
    const s = u - (u | 0);
    const a = (u | 0) * 3;
    out[x * 3] = (row[a] ?? 0) * (1 - s) + (row[a + 3] ?? 0) * s;
    out[x * 3 + 1] = (row[a + 1] ?? 0) * (1 - s) + (row[a + 4] ?? 0) * s;
    out[x * 3 + 2] = (row[a + 2] ?? 0) * (1 - s) + (row[a + 5] ?? 0) * s;
  }
}

function blurred(glow: Glow, radius: number): Glow {
  let { data } = glow;
  for (let pass = 0; pass < 2; pass++)
    data = boxed(
      boxed(data, glow.width, glow.height, 3, glow.width * 3, radius),
      glow.height,
      glow.width,
      glow.width * 3,
      3,
      radius,
    );
  return { ...glow, data };
}

/** A running mean along lines of `length` cells that are `step` floats apart. */
function boxed(
  data: Float32Array,
  length: number,
  lines: number,
  step: number,
  stride: number,
  radius: number,
): Float32Array {
  const out = new Float32Array(data.length);
  for (let lineAt = 0; lineAt < lines; lineAt++) {
    for (let k = 0; k < 3; k++) {
      const start = lineAt * stride + k;
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
