import { expect, test } from "vitest";
import { held, zoomed } from "./zoom.ts";

const whole = { scale: 1, x: 0, y: 0 };
const frame = { width: 400, height: 300 };
/** Where a point of the image appears in its frame. */
const shown = ({ scale, x, y }: typeof whole, [left, top]: [number, number]) => [
  x + left * scale,
  y + top * scale,
];

test("keeps the point under the fingers fixed", () => {
  const near = zoomed(whole, 3, { x: 100, y: 50 });
  expect(near.scale).toBe(3);
  expect(shown(near, [100, 50])).toEqual([100, 50]);
  const nearer = zoomed(near, 1.5, { x: 320, y: 200 });
  const [left, top] = [(320 - near.x) / near.scale, (200 - near.y) / near.scale];
  expect(shown(nearer, [left, top]).map(Math.round)).toEqual([320, 200]);
});

test("limits the scale to the image's pixels and its frame", () => {
  expect(zoomed(whole, 100, { x: 0, y: 0 }).scale).toBe(6);
  expect(zoomed(whole, 0, { x: 10, y: 10 })).toMatchObject({ scale: 1 });
});

test("keeps the frame filled", () => {
  expect(held({ scale: 2, x: 50, y: -1_000 }, frame)).toEqual({ scale: 2, x: 0, y: -300 });
  expect(held({ scale: 2, x: -120, y: -20 }, frame)).toEqual({ scale: 2, x: -120, y: -20 });
  expect(held({ scale: 1, x: -30, y: 30 }, frame)).toMatchObject({ scale: 1, x: 0, y: 0 });
});
