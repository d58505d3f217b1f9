import { expect, it } from "vitest";
import { tokenize } from "./tokenizer.ts";

/** Each token's words and its kind. */
const read = (prompt: string) =>
  tokenize(prompt).map(({ start, end, kind }) => [prompt.slice(start, end), kind]);

it("tells what each word does in a sentence, and where it stands", () => {
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
])("reads %j between two words", (text, kind) => {
  expect(read(`oak${text}ash`)).toEqual([
    ["oak", "term"],
    [text, kind],
    ["ash", "term"],
  ]);
});

it.each(["white oak", "white-oak", "White–Oak", "white  oak", "“white” oak", "white_oak"])(
  "takes %j for one thing",
  (prompt) => expect(tokenize(prompt)).toMatchObject([{ options: ["white-oak"] }]),
);

it("takes nothing together over a line's end or a comma", () => {
  for (const prompt of ["white\noak", "white -\n oak", "white, oak"])
    expect(tokenize(prompt).filter(({ kind }) => kind === "term")).toHaveLength(2);
});

it("knows a word that may be a finish, and that a phrase is none", () => {
  expect(tokenize("dark")).toMatchObject([{ isFinish: true }]);
  expect(tokenize("walnut")).toMatchObject([{ isFinish: false }]);
  expect(tokenize("dark green")).toMatchObject([{ kind: "term", isFinish: false }]);
});

it("has nothing of nothing", () => {
  for (const prompt of ["", " ", "...", "—"]) expect(tokenize(prompt)).toEqual([]);
});

it.each([
  ["oaks", "white-oak"],
  ["Oak’s", "white-oak"],
  ["ashes", "ash"],
  ["wálnut", "walnut"],
  ["WALNUTS'", "walnut"],
])("knows %j", (prompt, option) => {
  const [token] = tokenize(prompt);
  expect(token?.kind === "term" && token.options).toContain(option);
});
