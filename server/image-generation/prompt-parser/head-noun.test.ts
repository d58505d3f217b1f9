import { expect, it } from "vitest";
import { followsLinker, isNounFirst, nounAfter, nounBefore } from "./head-noun.ts";
import { tokenize } from "./tokenizer.ts";

const NONE: ReadonlySet<number> = new Set();

/** Tokens of a sentence, and the index of the option in angle brackets. */
function at(sentence: string) {
  const prompt = sentence.replace(/[<>]/g, "");
  const tokens = tokenize(prompt);
  const index = tokens.findIndex(({ start }) => start === sentence.indexOf("<"));
  return [tokens, index] as const;
}

it.each([
  ["<marble> island", { slot: "island", index: 1, isRoom: false, isAdjacent: true }],
  ["<marble> kitchen island", { slot: "island", index: 2, isRoom: false, isAdjacent: true }],
  ["<walnut> kitchen", { slot: "cabinet", index: 1, isRoom: true, isAdjacent: true }],
  ["<marble> slim island", { slot: "island", index: 2, isRoom: false, isAdjacent: false }],
  ["<marble> on the island", { slot: "island", index: 3, isRoom: false, isAdjacent: false }],
  ["<navy> and oak kitchen", { slot: "cabinet", index: 3, isRoom: true, isAdjacent: false }],
  ["<navy> and the oak kitchen", { slot: "cabinet", index: 4, isRoom: true, isAdjacent: false }],
  ["<walnut> and marble island", undefined],
  ["<walnut> and the island", undefined],
  ["<walnut>, island", undefined],
  ["<walnut> with an island", undefined],
  ["<walnut>, no island", undefined],
  ["<walnut> on the dragon", undefined],
  ["<walnut>", undefined],
])("finds the noun after the option in %j", (sentence, noun) => {
  expect(nounAfter(...at(sentence))).toEqual(noun);
});

it.each([
  ["floor <oak>", { slot: "floor", index: 0, isRoom: false, isAdjacent: true }],
  ["floor of <oak>", { slot: "floor", index: 0, isRoom: false, isAdjacent: false }],
  ["island with <marble>", { slot: "island", index: 0, isRoom: false, isAdjacent: false }],
  ["kitchen in <oak>", { slot: "cabinet", index: 0, isRoom: true, isAdjacent: false }],
  ["floor, <oak>", undefined],
  ["floor and <oak>", undefined],
  ["<oak> floor", undefined],
])("finds the noun before the option in %j", (sentence, noun) => {
  expect(nounBefore(...at(sentence), NONE)).toEqual(noun);
});

it("skips a noun that is already taken", () => {
  const [tokens, index] = at("floor island <oak>");
  expect(nounBefore(tokens, index, new Set([1]))).toMatchObject({ slot: "island", index: 1 });
  expect(nounBefore(tokens, index, new Set([0, 1]))).toBeUndefined();
});

it.each([
  ["island in <walnut>", true],
  ["island is of the finest <walnut>", false],
  ["island in the <walnut>", true],
  ["island: <walnut>", true],
  ["island <walnut>", false],
  ["<walnut> in", false],
  ["island on <walnut>", false],
])("detects whether the option in %j is linked to the preceding noun", (sentence, isLinked) => {
  expect(followsLinker(...at(sentence))).toBe(isLinked);
});

it.each([
  ["kitchen <walnut> floor oak", true],
  ["kitchen walnut floor <oak>", true],
  ["<walnut> kitchen oak floor", false],
  ["kitchen <walnut> floor", false],
  ["walnut, floor <oak>", true],
  ["floor <oak>, walnut island", true],
  ["marble and floor <oak>", true],
  ["floor <oak> and island", true],
  ["marble with floor <oak>", true],
  ["floor <oak> with island", true],
  ["floor <oak> no island", true],
])("detects whether the clause of the option in %j puts nouns first", (sentence, isFirst) => {
  expect(isNounFirst(...at(sentence))).toBe(isFirst);
});
