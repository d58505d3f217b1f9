import type { CabinetDesign, SlotOption } from "#content/image-generation/options.ts";
import { isOptionOf, isShownIn, USUAL_VIEW } from "#lib/image-generation/room-slots.ts";

/** Fills open slots to suit the chosen ones. Deterministic: the same choices and seed give the same design. */
export function completeDesign(chosen: Partial<CabinetDesign>, seed: number): CabinetDesign {
  const room = chosen.room ?? "kitchen";
  const cabinets = Object.entries(defaultCabinets[room]) as [SlotOption<"cabinet">, Front][];
  const [usualCabinet, usualFront] = pick(cabinets, seed, 1);
  const cabinet = chosen.cabinet ?? usualCabinet;
  const pairing = pick(pairings[toneOf(cabinet)], seed, 2);
  const island = chosen.island ?? cabinet;
  const isPatterned = chosen.pattern !== undefined && chosen.pattern !== "straight";
  const isPlank = isPatterned && isStone(pairing.floor);
  const floor = chosen.floor ?? (isPlank ? pick(patternedFloors, seed, 4) : pairing.floor);
  const front = chosen.front && isShownIn(room, chosen.front) ? chosen.front : usualFront;
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

function pick<Choice>(list: readonly Choice[], seed: number, salt: number): Choice {
  const choice = list[fnv1a(String(seed), salt) % list.length];
  if (choice === undefined) throw new Error("There are no options.");
  return choice;
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
type Front = SlotOption<"front">;

const darkCabinets = new Set<SlotOption<"cabinet">>([
  "teak",
  "walnut",
  "smoked-oak",
  "ebonized-oak",
  "olive",
  "forest-green",
  "navy",
  "charcoal",
  "black",
  "terracotta",
  "burgundy",
]);

function toneOf(cabinet: SlotOption<"cabinet">): Tone {
  const isWood = isOptionOf("floor", cabinet);
  if (darkCabinets.has(cabinet)) return isWood ? "dark wood" : "deep paint";
  return isWood ? "pale wood" : "pale paint";
}

const pairings: Record<Tone, readonly Pairing[]> = {
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

/** Each room's usual cabinets with their fronts. */
const defaultCabinets: Record<SlotOption<"room">, Partial<Record<SlotOption<"cabinet">, Front>>> = {
  kitchen: { "white-oak": "slab", walnut: "slab", linen: "shaker" },
  linear: { sage: "shaker", "white-oak": "slab", "dusty-blue": "shaker" },
  galley: { walnut: "slab", "forest-green": "shaker", ash: "slab" },
  peninsula: { greige: "shaker", "white-oak": "slab", "smoked-oak": "slab" },
  wardrobe: { walnut: "slab", greige: "shaker", ash: "slab" },
  vanity: { "white-oak": "slab", sage: "shaker", "smoked-oak": "slab" },
  study: { "forest-green": "shaker", walnut: "slab", "smoked-oak": "shaker" },
};

const defaultPatterns = ["straight", "herringbone"] as const;

/** Floor materials if only a pattern was named. */
const patternedFloors = ["white-oak", "walnut", "smoked-oak"] as const;

/** Daylight twice as often as low sun. */
const defaultMoods = ["day", "day", "sun"] as const;
