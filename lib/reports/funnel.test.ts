import { expect, it } from "vitest";
import { funnelOf } from "./funnel.ts";

it("counts archived requests by their previous status and ignores spam", () => {
  const outcomes = [
    { status: "pending", dismissedFrom: "", count: 1 },
    { status: "in_review", dismissedFrom: "", count: 2 },
    { status: "quoted", dismissedFrom: "", count: 4 },
    { status: "won", dismissedFrom: "", count: 8 },
    { status: "lost", dismissedFrom: "", count: 16 },
    { status: "archived", dismissedFrom: "won", count: 32 },
    { status: "archived", dismissedFrom: "", count: 64 },
    { status: "spam", dismissedFrom: "won", count: 128 },
    { status: "", dismissedFrom: "", count: 256 },
  ];
  expect(funnelOf(outcomes).map(({ step, count, archived }) => [step, count, archived])).toEqual([
    ["Received", 383, 96],
    ["In review", 62, 32],
    ["Quoted", 60, 32],
    ["Won", 40, 32],
    ["Lost", 16, 0],
  ]);
});
