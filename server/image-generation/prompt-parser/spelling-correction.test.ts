import fc from "fast-check";
import { expect, it } from "vitest";
import { parsePrompt } from "./parse-prompt.ts";
import { correctSpelling, editDistance } from "./spelling-correction.ts";

it.each(["walnut", "hickory", "travertine", "limestone", "soapstone", "terracotta", "burgundy"])(
  "recognizes %s with one letter added, missing or transposed",
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

it("measures typing errors as a distance", () => {
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

it.each([
  ["", "abc", 3],
  ["ab", "ba", 1],
  ["abc", "acb", 1],
  ["bac", "abc", 1],
  ["ca", "abc", 3],
  ["abcd", "badc", 2],
])("measures the distance from %j to %j", (left, right, distance) => {
  expect(editDistance(left, right)).toBe(distance);
});

it.each([
  ["one error in five letters", "maple", "mapel", true],
  ["two errors in a word of eight", "laminate", "lamnatte", false],
  ["two errors in a word of nine", "limestone", "limsxone", true],
  ["three errors in a word of nine", "limestone", "limxxxone", false],
  ["two missing letters in a word of nine", "limestone", "limeson", false],
  ["two extra letters in a word of nine", "limestone", "limesstonne", true],
  ["an error in a word of four letters", "teak", "teek", false],
  ["a different first letter", "maple", "naple", false],
])("decides whether to correct %s", (_case, spelling, word, isCorrected) => {
  const corrected = correctSpelling(word, new Map([[spelling, "meant"]]));
  expect(corrected).toBe(isCorrected ? "meant" : undefined);
});

it.each([
  [["walnit", "one"], ["walnxt", "other"], undefined],
  [["walnit", "same"], ["walnxt", "same"], "same"],
  [["walnut", "near"], ["walnxxut", "far"], "near"],
  [["walnuttt", "far"], ["walnut", "near"], "near"],
])("chooses between %j and %j only when unambiguous", (first, second, meant) => {
  const spellings = new Map([first, second] as [string, string][]);
  expect(correctSpelling("walnut", spellings)).toBe(meant);
});
