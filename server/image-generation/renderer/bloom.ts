import type { Framebuffer } from "./framebuffer.ts";

/** A blurred copy of the image, three floats per cell of `CELL` x `CELL` pixels. */
export type Bloom = { data: Float32Array; width: number; height: number };

const CELL = 8;
const BRIGHTEST = 6;

export function createBloom({ data, width, height }: Framebuffer): Bloom {
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

/** Writes row `y` at the image's size, interpolated linearly. */
export function upsampleBloomRow({ data, width, height }: Bloom, y: number, out: Float32Array) {
  const v = Math.min(height - 1.001, Math.max(0, (y + 0.5) / CELL - 0.5));
  const top = (v | 0) * width * 3;
  const t = v - (v | 0);
  const row = new Float32Array(width * 3);
  for (let i = 0; i < row.length; i++)
    row[i] = (data[top + i] ?? 0) * (1 - t) + (data[top + width * 3 + i] ?? 0) * t;
  for (let x = 0; x < width * CELL; x++) {
    const u = Math.min(width - 1.001, Math.max(0, (x + 0.5) / CELL - 0.5));
    const s = u - (u | 0);
    const a = (u | 0) * 3;
    out[x * 3] = (row[a] ?? 0) * (1 - s) + (row[a + 3] ?? 0) * s;
    out[x * 3 + 1] = (row[a + 1] ?? 0) * (1 - s) + (row[a + 4] ?? 0) * s;
    out[x * 3 + 2] = (row[a + 2] ?? 0) * (1 - s) + (row[a + 5] ?? 0) * s;
  }
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
