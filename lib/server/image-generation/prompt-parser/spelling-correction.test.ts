import fc from "fast-check";
import { expect, it } from "vitest";
import { parsePrompt } from "./parse-prompt.ts";
import { editDistance } from "./spelling-correction.ts";

it.each(["walnut", "hickory", "travertine", "limestone", "soapstone", "terracotta", "burgundy"])(
  "knows %s with any one letter too many, too few or changed over",
  (name) => {
    const misspelt = [...name].flatMap((letter, at) =>
      at === 0
        ? []
        : [
            name.slice(0, at) + letter + name.slice(at),
            name.slice(0, at) + name.slice(at + 1),
            name.slice(0, at) + (name[at + 1] ?? "") + letter + name.slice(at + 2),
          ],
    );
    for (const word of misspelt) {
      const { understood, unknown } = parsePrompt(word);
      expect([word, understood.length, unknown]).toEqual([word, 1, []]);
    }
  },
);

it("counts typing errors as a distance", () => {
  const texts = fc.string({ maxLength: 8 });
  expect(editDistance("marbel", "marble")).toBe(1);
  expect(editDistance("iland", "island")).toBe(1);
  fc.assert(
    fc.property(texts, texts, (left, right) => {
      expect(editDistance(left, right)).toBe(editDistance(right, left));
      expect(editDistance(left, right) === 0).toBe(left === right);
      expect(editDistance(left, right)).toBeLessThanOrEqual(Math.max(left.length, right.length));
    }),
  );
});
