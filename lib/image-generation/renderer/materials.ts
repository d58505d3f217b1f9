import type { SlotOption, paints, stones, woods } from "#content/image-generation/options.ts";

/** Linear red, green and blue, 0 to 1. */
export type Colour = readonly [number, number, number];

/**
 * What a surface is made of.
 * - `wood`: the atlas, its brightness and saturation (1 leaves it as it is), and how much of the varnish's gloss it keeps.
 * - `stone`: the slab, and its polish.
 * - `paint`: an even colour.
 */
export type Material =
  | { kind: "wood"; texture: string; tone: number; saturation: number; gloss: number }
  | { kind: "stone"; texture: string; gloss: number }
  | { kind: "paint"; colour: Colour; gloss: number };

type Wood = (typeof woods)[number]["id"];
type Paint = (typeof paints)[number]["id"];
type Stone = (typeof stones)[number]["id"];

/** Every material of every slot by the option's id. */
export const materials = {
  "white-oak": wood("white-oak", 0.97, 0.77),
  walnut: wood("walnut", 0.92, 0.8),
  maple: wood("maple", 0.98, 0.76),
  hickory: wood("hickory", 0.94, 0.78),
  ash: wood("ash", 0.98, 0.82),
  teak: wood("teak", 0.9, 0.78),
  "smoked-oak": wood("smoked-oak", 0.95, 0.9),
  "grey-oak": wood("grey-oak", 0.95, 0.9),
  "ebonised-oak": wood("ebonised-oak", 1.1, 0.9),
  white: paint("#ece9e2"),
  linen: paint("#d9cfbd"),
  greige: paint("#b5aa9a"),
  sage: paint("#969d89"),
  olive: paint("#6b6a4a"),
  "forest-green": paint("#3a4740"),
  "dusty-blue": paint("#8c979e"),
  navy: paint("#2e3644"),
  charcoal: paint("#3f4041"),
  black: paint("#1f1f1f"),
  terracotta: paint("#b3694a"),
  burgundy: paint("#5b2d33"),
  calacatta: stone("calacatta", 1),
  "nero-marquina": stone("nero-marquina", 1),
  travertine: stone("travertine", 0.55),
  limestone: stone("limestone", 0.45),
  "white-quartz": stone("white-quartz", 0.8),
  soapstone: stone("soapstone", 0.55),
} satisfies Record<Wood | Paint | Stone, Material>;

/** What a metal reflects. */
export const metals = {
  brass: linear("#c9a466"),
  bronze: linear("#6b543f"),
  nickel: linear("#c4c0b8"),
  "black-iron": linear("#3a3938"),
} satisfies Record<Exclude<SlotOption<"hardware">, "none">, Colour>;

/** Reads #rrggbb as linear light. */
export function linear(hex: string): Colour {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** One sRGB channel, 0 to 1, as linear light. */
export function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function wood(texture: string, tone: number, saturation: number): Material {
  return { kind: "wood", texture, tone, saturation, gloss: 0.85 };
}

function stone(texture: string, gloss: number): Material {
  return { kind: "stone", texture, gloss };
}

function paint(hex: string): Material {
  return { kind: "paint", colour: linear(hex), gloss: 0.9 };
}
