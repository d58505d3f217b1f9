import { expect, it } from "vitest";
import { disclaimers, disclaimersFor } from "./disclaimers.ts";

const photograph = { visualization: false } as const;
const visualization = { visualization: true, sample: true } as const;

const withPlan = (mark: { sample?: true }) =>
  ({ sections: [{ kind: "drawing", id: "plan", title: "", lead: "", ...mark }] }) as const;

const said = (...shown: Parameters<typeof disclaimersFor>[1]) => disclaimersFor([], shown);

it("disclaims projects, plans and testimonials while one of them is a sample", () => {
  const records = [withPlan({}), withPlan({ sample: true })];
  expect(disclaimersFor(records, [photograph])).toEqual([disclaimers.records]);
  expect(disclaimersFor([withPlan({})], [photograph])).toEqual([]);
});

it("says which images are visualizations: all, those that say so, or none", () => {
  expect(said(visualization, { ...photograph, sample: true })).toEqual([disclaimers.images]);
  expect(said(visualization, photograph)).toEqual([disclaimers.someImages]);
  expect(said({ visualization: true }, photograph)).toEqual([disclaimers.someImages]);
  expect(said(photograph)).toEqual([]);
});
