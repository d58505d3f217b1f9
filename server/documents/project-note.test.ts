import { expect, it } from "vitest";
import { TRANSLATED_LANGUAGES } from "#content/languages/languages.ts";
import { ENGLISH } from "#lib/languages/words.ts";
import { wordsOf } from "#server/languages/words-of.ts";
import { noteFor } from "./specification-text.ts";

it.each([
  [{ sample: true, visualization: true }, "Sample project, visualization."],
  [{ sample: true, visualization: false }, "Sample project."],
  [{ visualization: true }, "Visualization."],
  [{ visualization: false }, ""],
] as const)("says of a project with %j: %j", (project, note) => {
  expect(noteFor(project, ENGLISH)).toBe(note);
  for (const language of TRANSLATED_LANGUAGES) {
    const translated = noteFor(project, wordsOf(language));
    expect(translated === "").toBe(note === "");
    expect(translated).not.toContain("ample");
  }
});
