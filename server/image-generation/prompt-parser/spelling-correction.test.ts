import { expect, it } from "vitest";
import { parsePrompt } from "./parse-prompt.ts";

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
