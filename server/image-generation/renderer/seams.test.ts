import { expect, test } from "vitest";
import type { Layout } from "./layout.ts";
import { createPixelSpan, intersectSurface, type PixelSpan } from "./pixel-span.ts";
import type { Camera, Surface } from "./scene.ts";
import { createSeamSpan, resampleSeams } from "./seams.ts";

const WIDTH = 400;
const HEIGHT = 300;
const floor: Surface = {
  slot: "floor",
  kind: "floor",
  axis: 2,
  plane: 0,
  lo: [-9, -9, 0],
  hi: [9, 9, 0],
  match: 0,
};
const camera: Camera = {
  position: [0, -4, 1.3],
  forward: [0, 1, 0],
  right: [1, 0, 0],
  up: [0, 0, 1],
  focal: 300,
  cx: WIDTH / 2,
  cy: 60,
};

function createBoards(slope: number): Layout {
  return (span) => {
    const [xs, ys] = span.positions;
    for (let i = span.start; i < span.end; i++) {
      const beyond = (ys[i] ?? 0) - slope * (xs[i] ?? 0) + 1;
      span.seam[i] = Math.abs(beyond) / Math.hypot(1, slope);
      span.boardSeed[i] = Number(beyond > 0);
    }
  };
}

function read({ start, end, boardSeed, albedo }: PixelSpan): void {
  for (let i = start; i < end; i++) albedo[i * 3] = boardSeed[i] ?? 0;
}

/** White pixels per column, which give the line's position. */
function lineOf(slope: number, isSmooth: boolean): number[] {
  const layout = createBoards(slope);
  const samples = createSeamSpan(WIDTH);
  const line = Array.from({ length: WIDTH }, () => 0);
  for (let y = 61; y < HEIGHT; y++) {
    const span = { ...createPixelSpan(WIDTH), end: WIDTH };
    intersectSurface(span, floor, camera, y);
    layout(span, 1);
    read(span);
    if (isSmooth) resampleSeams(span, samples, floor, camera, y, { layout, brightness: 1, read });
    for (let x = 0; x < WIDTH; x++) line[x] = (line[x] ?? 0) + (span.albedo[x * 3] ?? 0);
  }
  return line;
}

/** The largest deviation from a straight line. */
function widestStep(line: readonly number[]): number {
  const [first = 0] = line;
  const rise = ((line.at(-1) ?? 0) - first) / (line.length - 1);
  return Math.max(...line.map((height, x) => Math.abs(height - first - rise * x)));
}

test.each([0.03, 0.1, 0.3])("antialiases a joint with slope %d", (slope) => {
  expect(widestStep(lineOf(slope, false))).toBeGreaterThan(0.5);
  expect(widestStep(lineOf(slope, true))).toBeLessThan(0.3);
});
