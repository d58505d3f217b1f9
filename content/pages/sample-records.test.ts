import { expect, it } from "vitest";
import { disclaimers, disclaimersFor } from "./sample-records.ts";

const testimonial = {
  quote: "Quiet.",
  author: "R. Sousa",
  role: "Owner",
  company: "",
  project: "",
};
const project = {
  title: "Cork House",
  location: "Porto",
  year: "2026",
  image: "species-ash",
  type: "Residence",
  size: "900 sq ft (84 m²)",
  materials: [],
} as const;
const photograph = { visualization: false } as const;
const visualization = { visualization: true, sample: true } as const;

const recordsWith = (mark: { sample?: true }) =>
  [
    [{ kind: "projects", title: "", items: [project, { ...project, ...mark }] }],
    [{ kind: "testimonials", title: "", items: [{ ...testimonial, ...mark }] }],
    [{ kind: "drawing", id: "plan", title: "", lead: "", ...mark }],
    [
      {
        kind: "regions",
        title: "",
        lead: "",
        figures: [],
        regions: [],
        testimonial: { ...testimonial, ...mark },
      },
    ],
  ] as const;

const said = (...pictures: Parameters<typeof disclaimersFor>[1]) => disclaimersFor([], pictures);

it("disclaims projects, plans and testimonials while one of them is a sample", () => {
  for (const sections of recordsWith({ sample: true }))
    expect(disclaimersFor([{ sections: [] }, { sections }], [photograph])).toEqual([
      disclaimers.records,
    ]);
  for (const sections of recordsWith({}))
    expect(disclaimersFor([{ sections }], [photograph])).toEqual([]);
});

it("says which pictures are visualizations: all, those that say so, or none", () => {
  expect(said(visualization, { ...photograph, sample: true })).toEqual([disclaimers.pictures]);
  expect(said(visualization, photograph)).toEqual([disclaimers.somePictures]);
  expect(said({ visualization: true }, photograph)).toEqual([disclaimers.somePictures]);
  expect(said(photograph)).toEqual([]);
});
