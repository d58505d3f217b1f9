import type { CabinetDesign, SlotOption } from "#content/image-generation/options.ts";

type Tone = "pale wood" | "dark wood" | "pale paint" | "deep paint";
export type Pairing = Pick<CabinetDesign, "worktop" | "hardware" | "floor">;
type Cabinets = Pick<CabinetDesign, "cabinet" | "front">;
type Choices<Choice> = readonly [Choice, ...Choice[]];

export const cabinetTones: Record<SlotOption<"cabinet">, Tone> = {
  "white-oak": "pale wood",
  maple: "pale wood",
  ash: "pale wood",
  hickory: "pale wood",
  teak: "dark wood",
  walnut: "dark wood",
  "smoked-oak": "dark wood",
  "gray-oak": "pale wood",
  "ebonized-oak": "dark wood",
  white: "pale paint",
  linen: "pale paint",
  greige: "pale paint",
  sage: "pale paint",
  olive: "deep paint",
  "forest-green": "deep paint",
  "dusty-blue": "pale paint",
  navy: "deep paint",
  charcoal: "deep paint",
  black: "deep paint",
  terracotta: "deep paint",
  burgundy: "deep paint",
};

export const pairings: Record<Tone, Choices<Pairing>> = {
  "pale wood": [
    { worktop: "travertine", hardware: "bronze", floor: "limestone" },
    { worktop: "calacatta", hardware: "brass", floor: "smoked-oak" },
    { worktop: "soapstone", hardware: "black-iron", floor: "gray-oak" },
  ],
  "dark wood": [
    { worktop: "calacatta", hardware: "brass", floor: "white-oak" },
    { worktop: "travertine", hardware: "bronze", floor: "limestone" },
    { worktop: "nero-marquina", hardware: "nickel", floor: "ash" },
  ],
  "pale paint": [
    { worktop: "calacatta", hardware: "brass", floor: "white-oak" },
    { worktop: "limestone", hardware: "nickel", floor: "walnut" },
    { worktop: "white-quartz", hardware: "bronze", floor: "maple" },
  ],
  "deep paint": [
    { worktop: "calacatta", hardware: "brass", floor: "white-oak" },
    { worktop: "soapstone", hardware: "nickel", floor: "smoked-oak" },
    { worktop: "travertine", hardware: "bronze", floor: "walnut" },
  ],
};

export const defaultCabinets: Record<SlotOption<"room">, Choices<Cabinets>> = {
  kitchen: [
    { cabinet: "white-oak", front: "slab" },
    { cabinet: "walnut", front: "slab" },
    { cabinet: "linen", front: "shaker" },
  ],
  linear: [
    { cabinet: "sage", front: "shaker" },
    { cabinet: "white-oak", front: "slab" },
    { cabinet: "dusty-blue", front: "shaker" },
  ],
  galley: [
    { cabinet: "walnut", front: "slab" },
    { cabinet: "forest-green", front: "shaker" },
    { cabinet: "ash", front: "slab" },
  ],
  peninsula: [
    { cabinet: "greige", front: "shaker" },
    { cabinet: "white-oak", front: "slab" },
    { cabinet: "smoked-oak", front: "slab" },
  ],
  wardrobe: [
    { cabinet: "walnut", front: "slab" },
    { cabinet: "greige", front: "shaker" },
    { cabinet: "ash", front: "slab" },
  ],
  vanity: [
    { cabinet: "white-oak", front: "slab" },
    { cabinet: "sage", front: "shaker" },
    { cabinet: "smoked-oak", front: "slab" },
  ],
  study: [
    { cabinet: "forest-green", front: "shaker" },
    { cabinet: "walnut", front: "slab" },
    { cabinet: "smoked-oak", front: "shaker" },
  ],
};

export const defaultPatterns = ["straight", "herringbone"] as const;

/** Floor materials if only a pattern was named. */
export const patternedFloors = ["white-oak", "walnut", "smoked-oak"] as const;

/** Daylight twice as often as low sun. */
export const defaultMoods = ["day", "day", "sun"] as const;
