import { expect, test } from "vitest";
import { projectTypes, quantities } from "#content/quote-request-options.ts";
import { labelOf, productLabels, RISK_FLAG_LABELS, statusLabel } from "./value-labels.ts";

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

test("shows what has no label as it is, and a dash for nothing", () => {
  expect([labelOf("gold-slab"), labelOf(null), labelOf("")]).toEqual(["gold-slab", "—", "—"]);
});

test("labels each of several products, and a status in words", () => {
  expect(productLabels("wall-panels, custom-cabinets")).toBe("Wall panels, Custom cabinets");
  expect(statusLabel("in_review")).toBe("in review");
});

test("says in words why a request looks odd", () => {
  expect(RISK_FLAG_LABELS["sent-fast"]).toBe("Sent unusually fast");
  expect(RISK_FLAG_LABELS["repeated-address"]).toMatch(/^One of more than \d+ requests with/);
});
