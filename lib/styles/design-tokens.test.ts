import { readFile } from "node:fs/promises";
import { expect, it, test } from "vitest";
import { palette, SPACINGS, TEXT_SIZES, TRACKINGS } from "./design-tokens.ts";
import { BELOW_MD, FROM_LG, FROM_MD, FROM_SM } from "./media-queries.ts";

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");
const theme = await read("components/styles/theme.css");

function token(name: string): string | undefined {
  return new RegExp(`--${name}: ([^;]+);`).exec(theme)?.[1];
}

function namesOf(scale: string): Set<string | undefined> {
  const tokens = theme.matchAll(new RegExp(`--${scale}-([a-z]+(?:-[a-z]+)?):`, "g"));
  return new Set([...tokens].map(([, name]) => name));
}

test.each(Object.entries(palette))("defines %s as in the style sheet", (name, color) => {
  expect(token(`color-${name}`)).toBe(color);
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
  const colors = (await read("app/icon.svg")).match(/#[0-9a-f]{6}/g);
  expect(colors).toEqual([palette.ink, palette.paper]);
});
