import { expect, test } from "vitest";
import { projectTypes, quantities } from "#content/quote-request-options.ts";
import { labelOf } from "./value-labels.ts";

test.each([
  ["other", "Other", projectTypes],
  ["custom", "Custom", quantities],
] as const)("labels %s by its name in the form and the inbox", (slug, name, options) => {
  expect(options.map(({ value, label }) => [value, label] as string[])).toContainEqual([
    slug,
    name,
  ]);
  expect(labelOf(slug)).toBe(name);
});
