import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hyphenedRanges, invisibleCharacters, otherSpellings } from "#e2e/support/english.ts";

/** What a record holds beside the words that are read: addresses, and what is stored. */
const NAMES = new Set(["modified", "value", "slug", "href"]);
/** The specification has it with a hyphen. */
const TOAST = /form\.submitted\.description: /;
const records = globSync("**/*.ts", { cwd: import.meta.dirname }).filter(
  (file) => !/\.test\.ts$|dictionaries\.ts$/.test(file) && !file.includes("scenes"),
);

/** Every text of a module, with the way to it: `wallPanels.sections.1.rows.0.value: …`. */
async function textsOf(file: string): Promise<string[]> {
  const exported: unknown = await import(join(import.meta.dirname, file));
  return textsIn(exported, "");
}

function textsIn(value: unknown, way: string): string[] {
  if (typeof value === "string") return [`${way.slice(1)}: ${value}`];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) =>
    NAMES.has(name) && isStored(held) ? [] : textsIn(held, `${way}.${name}`),
  );
}

/** The slot of countertops has a British name, which is stored. */
const valueOf = (text: string) => text.slice(text.indexOf(": "));

/** `1-3-months`, `2026-11-22`, `/asset-classes/office`: nobody reads it; "6–8%" is the value of a table. */
function isStored(value: unknown): boolean {
  return typeof value === "string" && /^(?:[a-z\d]+-[a-z\d-]+|\d{4}-\d\d-\d\d|[/#].*)$/.test(value);
}

describe.each(records)("content/%s", (file) => {
  it("is written in American English", async () => {
    expect(
      (await textsOf(file)).filter((text) => otherSpellings(valueOf(text)).length > 0),
    ).toEqual([]);
  });

  it("has no invisible character", async () => {
    expect((await textsOf(file)).flatMap(invisibleCharacters)).toEqual([]);
  });

  it("has an en dash in each range", async () => {
    const texts = (await textsOf(file)).filter((text) => !TOAST.test(text));
    expect(texts.filter((text) => hyphenedRanges(text).length > 0)).toEqual([]);
  });
});

describe("spelling and range checks", () => {
  it("find British spellings", () => {
    const british =
      "a grey matt finish, the colour and fibre of ebonised, panelled oak; a visualisation towards the centre, 3 metres";
    expect(otherSpellings(british)).toEqual([
      "grey",
      "matt",
      "colour",
      "fibre",
      "ebonised",
      "panelled",
      "visualisation",
      "towards",
      "centre",
      "metres",
    ]);
    const american =
      "a gray matte finish, the color and fiber of ebonized, paneled oak; a visualization toward the center, 3 meters; premise, enterprise, wise, exercise";
    expect(otherSpellings(american)).toEqual([]);
  });

  it("find British words", () => {
    const british = "the fitter's worktop, a tea point, boot rooms and a cash desk";
    expect(otherSpellings(british)).toEqual([
      "fitter",
      "worktop",
      "tea point",
      "boot rooms",
      "cash desk",
    ]);
  });

  it("find hyphenated ranges", () => {
    const hyphens = "24-48 hours, 6-8%, 3/8-3/4 in, 8AM-6PM, Monday-Friday, 0.65-0.95, $50-100";
    expect(hyphenedRanges(hyphens)).toHaveLength(7);
    const none = "24–48 hours, 1-1/4 in, 7-7/8 in, 15-point, 2026-11-22, 31 2-door units, F-150";
    expect(hyphenedRanges(none)).toEqual([]);
  });
});
