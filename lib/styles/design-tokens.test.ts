import { readFile } from "node:fs/promises";
import { expect, it, test } from "vitest";
import { darkPalette, palette, SPACINGS, TEXT_SIZES, TRACKINGS } from "./design-tokens.ts";
import { BELOW_MD, FROM_LG, FROM_MD, FROM_SM } from "./media-queries.ts";

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

it("uses the breakpoints of the style sheet", () => {
  expect(FROM_SM).toBe(`(width >= ${token("breakpoint-sm")})`);
  expect(FROM_MD).toBe(`(width >= ${token("breakpoint-md")})`);
  expect(BELOW_MD).toBe(`(width < ${token("breakpoint-md")})`);
  expect(FROM_LG).toBe(`(width >= ${token("breakpoint-lg")})`);
});

it("lists all sizes and spacings", () => {
  // `base` is Tailwind's own.
  expect(namesOf("text")).toEqual(new Set([...TEXT_SIZES, "base"]));
  expect(namesOf("spacing")).toEqual(new Set(SPACINGS));
  expect(namesOf("tracking")).toEqual(new Set(TRACKINGS));
});

it("draws the icon in the palette's colors", async () => {
  const drawn = (await read("app/icon.svg")).match(/#[0-9a-f]{6}/g);
  expect(drawn).toEqual([palette.ink, palette.paper]);
});
