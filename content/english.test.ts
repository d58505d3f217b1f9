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
