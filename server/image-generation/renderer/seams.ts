import { createPixelSpan, intersectRay, type Layout, type PixelSpan } from "./pixel-span.ts";
import type { Camera, Surface } from "./scene.ts";

/** One sample in each row and column of an 8 x 8 grid, so that any joint has eight steps. */
const OFFSETS = [
  [-0.4375, 0.0625],
  [-0.3125, -0.3125],
  [-0.1875, 0.3125],
  [-0.0625, -0.0625],
  [0.0625, 0.4375],
  [0.1875, -0.4375],
  [0.3125, 0.1875],
  [0.4375, -0.1875],
] as const;

export function createSeamSpan(width: number): PixelSpan {
  return createPixelSpan(width * OFFSETS.length);
}

/** Averages eight samples per joint pixel. Keeps the mip level, so that seams are not sharper than the boards. */
export function resampleSeams(
  span: PixelSpan,
  samples: PixelSpan,
  surface: Surface,
  camera: Camera,
  y: number,
  {
    layout,
    brightness,
    read,
  }: { layout: Layout; brightness: number; read: (span: PixelSpan) => void },
): void {
  const pixels = samples.mipLevel;
  const count = findSeams(span, surface, camera, y, pixels);
  if (count === 0) return;
  const found = pixels.slice(0, count);
  samples.start = 0;
  samples.end = count * OFFSETS.length;
  intersectSamples(samples, found, surface, camera, y);
  layout(samples, brightness);
  for (let i = 0; i < samples.end; i++)
    samples.footprint[i] = (samples.footprint[i] ?? 0) * Math.sqrt(OFFSETS.length);
  read(samples);
  average(samples.albedo, found, span.albedo);
}

/** Marks pixels near a joint and returns their number; footprints are longer in depth. */
function findSeams(
  { start, end, seam, footprint }: PixelSpan,
  { axis }: Surface,
  { forward, right, up, focal, cx, cy }: Camera,
  y: number,
  pixels: Int32Array,
): number {
  const v = cy - y - 0.5;
  const row = forward[axis] * focal + up[axis] * v;
  let count = 0;
  for (let x = start; x < end; x++) {
    const towardsPlane = Math.abs(row + right[axis] * (x + 0.5 - cx));
    const reach = (footprint[x] ?? 0) * Math.sqrt(focal / Math.max(1, towardsPlane));
    if ((seam[x] ?? 0) < reach * 0.75) pixels[count++] = x;
  }
  return count;
}

function intersectSamples(
  samples: PixelSpan,
  pixels: Int32Array,
  surface: Surface,
  camera: Camera,
  y: number,
): void {
  const { footprint } = samples;
  const finer = 1 / Math.sqrt(OFFSETS.length);
  let to = 0;
  for (const x of pixels)
    for (const [across, down] of OFFSETS) {
      const v = camera.cy - y - 0.5 - down;
      intersectRay(samples, to, surface, camera, x + 0.5 - camera.cx + across, v);
      footprint[to] = (footprint[to] ?? 0) * finer;
      to++;
    }
}

function average(samples: Float32Array, pixels: Int32Array, albedo: Float32Array): void {
  for (let n = 0; n < pixels.length; n++) {
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0;
      for (let k = 0; k < OFFSETS.length; k++)
        sum += samples[(n * OFFSETS.length + k) * 3 + channel] ?? 0;
      albedo[(pixels[n] ?? 0) * 3 + channel] = sum / OFFSETS.length;
    }
  }
}
