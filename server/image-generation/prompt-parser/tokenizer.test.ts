import { expect, it } from "vitest";
import { tokenize } from "./tokenizer.ts";

/** Each token's words and its kind. */
const read = (prompt: string) =>
  tokenize(prompt).map(({ start, end, kind }) => [prompt.slice(start, end), kind]);

it("classifies each word by its role in the sentence", () => {
  expect(read("Please: walnut with brass, of no xyz and marble on it")).toEqual([
    ["Please", "stop-word"],
    [": ", "option-linker"],
    ["walnut", "term"],
    ["with", "with"],
    ["brass", "term"],
    [", ", "clause-end"],
    ["of", "option-linker"],
    ["no", "negation"],
    ["xyz", "unknown"],
    ["and", "conjunction"],
    ["marble", "term"],
    ["on", "noun-linker"],
    ["it", "stop-word"],
  ]);
});

it.each([
  [",", "clause-end"],
  [";", "clause-end"],
  [".", "clause-end"],
  ["\n", "clause-end"],
  [" (", "clause-end"],
  ["=", "option-linker"],
  [" & ", "conjunction"],
  [" / ", "conjunction"],
])("classifies %j between two words", (text, kind) => {
  expect(read(`oak${text}ash`)).toEqual([
    ["oak", "term"],
    [text, kind],
    ["ash", "term"],
  ]);
});

it.each(["white oak", "white-oak", "White–Oak", "white  oak", "“white” oak", "white_oak"])(
  "reads %j as one term",
  (prompt) => expect(tokenize(prompt)).toMatchObject([{ options: ["white-oak"] }]),
);

it("does not join words across a line break or comma", () => {
  for (const prompt of ["white\noak", "white -\n oak", "white, oak"])
    expect(tokenize(prompt).filter(({ kind }) => kind === "term")).toHaveLength(2);
});

it("flags a single word that may be a finish, but not a phrase", () => {
  expect(tokenize("dark")).toMatchObject([{ isFinish: true }]);
  expect(tokenize("walnut")).toMatchObject([{ isFinish: false }]);
  expect(tokenize("dark green")).toMatchObject([{ kind: "term", isFinish: false }]);
});

it("returns no tokens for empty input", () => {
  for (const prompt of ["", " ", "...", "—"]) expect(tokenize(prompt)).toEqual([]);
});

it.each([
  ["oaks", "white-oak"],
  ["Oak’s", "white-oak"],
  ["ashes", "ash"],
  ["wálnut", "walnut"],
  ["WALNUTS'", "walnut"],
])("recognizes %j", (prompt, option) => {
  const [token] = tokenize(prompt);
  expect(token?.kind === "term" && token.options).toContain(option);
});
