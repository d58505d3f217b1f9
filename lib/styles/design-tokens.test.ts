import { readFile } from "node:fs/promises";
import { expect, it, test } from "vitest";
import { darkPalette, palette, SPACINGS, TEXT_SIZES, TRACKINGS } from "./design-tokens.ts";

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");
const theme = await read("components/styles/theme.css");
const colors = await read("components/styles/colors.css");
const darkColors = await read("components/inbox/dark.css");

function token(name: string, sheet = theme): string | undefined {
  return new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1];
}

function namesOf(scale: string): Set<string | undefined> {
  const tokens = theme.matchAll(new RegExp(`--${scale}-([a-z]+(?:-[a-z]+)?):`, "g"));
  return new Set([...tokens].map(([, name]) => name));
}

test.each(Object.entries(palette))("defines %s as in the style sheet", (name, color) => {
  expect(token(`color-${name}`, colors)).toBe(color);
});

test.each(Object.entries(darkPalette))(
  "defines the dark %s as in the style sheet",
  (name, color) => {
    expect(token(`color-${name}`, darkColors)).toBe(color);
  },
);

it("has a dark color for each color", () => {
  const name = /--color-[a-z-]+(?=:)/g;
  expect(darkColors.match(name)).toEqual(colors.match(name));
});

it("lists all sizes and spacings", () => {
  // `base` is Tailwind's own.
  expect(namesOf("text")).toEqual(new Set([...TEXT_SIZES, "base"]));
  expect(namesOf("spacing")).toEqual(new Set(SPACINGS));
  expect(namesOf("tracking")).toEqual(new Set(TRACKINGS));
});
