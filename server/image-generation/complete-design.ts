import type { CabinetDesign } from "#content/image-generation/options.ts";
import { isOptionOf, isShownIn, USUAL_VIEW } from "#lib/image-generation/room-slots.ts";
import {
  cabinetTones,
  defaultCabinets,
  defaultMoods,
  defaultPatterns,
  pairings,
  patternedFloors,
  type Pairing,
} from "./design-defaults.ts";

/** Fills open slots to suit the chosen ones. Deterministic: the same choices and seed give the same design. */
export function completeDesign(chosen: Partial<CabinetDesign>, seed: number): CabinetDesign {
  const room = chosen.room ?? "kitchen";
  const usual = pick(defaultCabinets[room], seed, 1);
  const cabinet = chosen.cabinet ?? usual.cabinet;
  const pairing = pick(pairings[cabinetTones[cabinet]], seed, 2);
  const island = chosen.island ?? cabinet;
  const floor = chosen.floor ?? proposeFloor(pairing, chosen.pattern, seed);
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
    pattern: chosen.pattern ?? proposePattern(floor, seed),
    mood: chosen.mood ?? pick(defaultMoods, seed, 3),
    view: chosen.view ?? USUAL_VIEW,
  };
}

function proposeFloor(
  { floor }: Pairing,
  pattern: CabinetDesign["pattern"] | undefined,
  seed: number,
): CabinetDesign["floor"] {
  const isPatterned = pattern !== undefined && pattern !== "straight";
  return isPatterned && isStone(floor) ? pick(patternedFloors, seed, 4) : floor;
}

function proposePattern(floor: CabinetDesign["floor"], seed: number): CabinetDesign["pattern"] {
  return isStone(floor) ? "straight" : pick(defaultPatterns, seed, 5);
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
