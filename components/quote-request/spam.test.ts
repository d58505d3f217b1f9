import { expect, it } from "vitest";
import { MINIMUM_FILL_MS, looksLikeSpam } from "./spam.ts";
import type { QuoteRequestFormData } from "./form-data.ts";

const NOW = 1_800_000_000_000;
const sent = (rest: Partial<QuoteRequestFormData>) =>
  ({ website: "", ...rest }) as QuoteRequestFormData;

it.each([
  ["a person", { filledIn: MINIMUM_FILL_MS }, false],
  ["a person without JavaScript", { renderedAt: NOW - MINIMUM_FILL_MS }, false],
  ["a filled decoy", { website: "x", filledIn: 60_000 }, true],
  ["haste", { filledIn: MINIMUM_FILL_MS - 1 }, true],
  ["haste without JavaScript", { renderedAt: NOW }, true],
  ["a form that this site did not render", {}, true],
  ["a browser whose clock is wrong", { filledIn: 5_000, renderedAt: NOW + 86_400_000 }, false],
])("tells %s from a script", (_case, rest, spam) => {
  expect(looksLikeSpam(sent(rest), NOW)).toBe(spam);
});
