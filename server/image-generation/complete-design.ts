import type { CabinetDesign, SlotOption } from "#content/image-generation/options.ts";
import { isOptionOf, isShownIn, USUAL_VIEW } from "#lib/image-generation/room-slots.ts";

/** Fills open slots to suit the chosen ones. Deterministic: the same choices and seed give the same design. */
export function completeDesign(chosen: Partial<CabinetDesign>, seed: number): CabinetDesign {
  const room = chosen.room ?? "kitchen";
  const usual = pick(defaultCabinets[room], seed, 1);
  const cabinet = chosen.cabinet ?? usual.cabinet;
  const pairing = pick(pairings[cabinetTones[cabinet]], seed, 2);
  const island = chosen.island ?? cabinet;
  const isPatterned = chosen.pattern !== undefined && chosen.pattern !== "straight";
  const isPlank = isPatterned && isStone(pairing.floor);
  const floor = chosen.floor ?? (isPlank ? pick(patternedFloors, seed, 4) : pairing.floor);
  const front = chosen.front && isShownIn(room, chosen.front) ? chosen.front : usual.front;
  const suitsWorktop = isOptionOf("worktop", island) && island !== cabinet;
  return {
    room,
    cabinet,
    front,
    island,
    worktop: chosen.worktop ?? (suitsWorktop ? island : pairing.worktop),
    // A leaf that slides has a flush pull.
    hardware: chosen.hardware ?? (front === "sliding" ? "none" : pairing.hardware),
    floor,
    pattern: chosen.pattern ?? (isStone(floor) ? "straight" : pick(defaultPatterns, seed, 5)),
    mood: chosen.mood ?? pick(defaultMoods, seed, 3),
    view: chosen.view ?? USUAL_VIEW,
  };
}

function isStone(material: CabinetDesign["floor"]): boolean {
  return !isOptionOf("cabinet", material);
}

/** A 31-bit seed from the prompt: the same words give the same image. */
export function seedOf(prompt: string): number {
  return fnv1a(prompt, 0);
}

function pick<Choice>(list: readonly [Choice, ...Choice[]], seed: number, salt: number): Choice {
  return list[fnv1a(String(seed), salt) % list.length] ?? list[0];
}

function fnv1a(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The low bits of a short text's hash differ little.
  return ((hash ^ (hash >>> 15)) & 0x7fffffff) >>> 0;
}

type Tone = "pale wood" | "dark wood" | "pale paint" | "deep paint";
type Pairing = Pick<CabinetDesign, "worktop" | "hardware" | "floor">;
type Cabinets = Pick<CabinetDesign, "cabinet" | "front">;
type Choices<Choice> = readonly [Choice, ...Choice[]];

const cabinetTones: Record<SlotOption<"cabinet">, Tone> = {
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

const pairings: Record<Tone, Choices<Pairing>> = {
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

const defaultCabinets: Record<SlotOption<"room">, Choices<Cabinets>> = {
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

const defaultPatterns = ["straight", "herringbone"] as const;

/** Floor materials if only a pattern was named. */
const patternedFloors = ["white-oak", "walnut", "smoked-oak"] as const;

/** Daylight twice as often as low sun. */
const defaultMoods = ["day", "day", "sun"] as const;
