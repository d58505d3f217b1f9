import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { species } from "#content/pages/species.ts";
import { flooringSpecies, SPECIES_FILTERS } from "#content/products/flooring-species.ts";

const css = readFileSync(new URL("sample-filter.css", import.meta.url), "utf8");
const filters = SPECIES_FILTERS.map(({ label, options }) => ({
  label,
  tags: options.map(({ tag }) => tag),
}));

test.each(filters.flatMap(({ tags }) => tags))("a rule hides what lacks the tag %s", (tag) => {
  expect(css).toContain(`[value="${tag}"]:checked) [data-tags]:not([data-tags~="${tag}"])`);
});

test.each(filters)("each species has one tag of $label, and each tag a species", ({ tags }) => {
  const found = flooringSpecies.map(({ tags: own = [] }) =>
    own.filter((tag) => tags.includes(tag)),
  );
  expect(found.map(({ length }) => length)).toEqual(flooringSpecies.map(() => 1));
  expect(new Set(found.flat())).toEqual(new Set(tags));
});

test("there are as many species as their page says", () => {
  expect(species.description).toMatch(/^Fifteen /);
  expect(flooringSpecies).toHaveLength(15);
});
