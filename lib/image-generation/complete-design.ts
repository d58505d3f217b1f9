import type { CabinetDesign, SlotOption } from "#content/image-generation/options.ts";
import { takes } from "./room-slots.ts";

type Tone = "pale wood" | "dark wood" | "pale paint" | "deep paint";
type Company = Pick<CabinetDesign, "worktop" | "hardware" | "floor">;

/** How a cabinet's material looks from afar: what goes with it depends on that. */
const tones: Record<SlotOption<"cabinet">, Tone> = {
  "white-oak": "pale wood",
  maple: "pale wood",
  ash: "pale wood",
  hickory: "pale wood",
  teak: "dark wood",
  walnut: "dark wood",
  "smoked-oak": "dark wood",
  "grey-oak": "pale wood",
  "ebonised-oak": "dark wood",
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

const company: Record<Tone, readonly [Company, ...Company[]]> = {
  "pale wood": [
    { worktop: "travertine", hardware: "bronze", floor: "limestone" },
    { worktop: "calacatta", hardware: "brass", floor: "smoked-oak" },
    { worktop: "soapstone", hardware: "black-iron", floor: "grey-oak" },
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

type Fronts = Pick<CabinetDesign, "cabinet" | "front">;

/** What a room has where nothing is said of it. */
const fronts: Record<SlotOption<"room">, readonly [Fronts, ...Fronts[]]> = {
  kitchen: [
    { cabinet: "white-oak", front: "slab" },
    { cabinet: "walnut", front: "slab" },
    { cabinet: "linen", front: "shaker" },
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

const moods = ["day", "day", "sun"] as const;

/**
 * Decides what a prompt left open, so that it suits the room and the materials that were chosen. The same choices and
 * seed give the same design; another seed is another proposal.
 */
export function completeDesign(chosen: Partial<CabinetDesign>, seed: number): CabinetDesign {
  const room = chosen.room ?? "kitchen";
  const face = pick(fronts[room], seed, 1);
  const cabinet = chosen.cabinet ?? face.cabinet;
  const suited = pick(company[tones[cabinet]], seed, 2);
  const island = chosen.island ?? cabinet;
  const worktop =
    chosen.worktop ?? (takes("worktop", island) && island !== cabinet ? island : suited.worktop);
  return {
    room,
    cabinet,
    front: chosen.front ?? face.front,
    island,
    worktop,
    hardware: chosen.hardware ?? suited.hardware,
    floor: chosen.floor ?? suited.floor,
    mood: chosen.mood ?? pick(moods, seed, 3),
  };
}

/** A prompt's own seed: the same words give the same picture. */
export function seedOf(prompt: string): number {
  return mix(prompt, 0);
}

function pick<Choice>(list: readonly [Choice, ...Choice[]], seed: number, slot: number): Choice {
  return list[mix(String(seed), slot) % list.length] ?? list[0];
}

/** FNV-1a, cut to 31 bits. */
function mix(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The low bits of a short text differ little.
  return ((hash ^ (hash >>> 15)) & 0x7fffffff) >>> 0;
}
