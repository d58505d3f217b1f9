import type { SlotName } from "#content/image-generation/options.ts";
import { isOptionOf, type OptionId } from "#lib/image-generation/room-slots.ts";
import { optionFor, type AttachedOption, type Candidate } from "./attach-options.ts";
import type { Term } from "./token.ts";

export type FilledSlots = Map<SlotName, { option: OptionId; term: Term }>;

/** Fallback slots of a stone that stands alone or comes second. */
const USUAL_SLOTS_OF_STONE: readonly SlotName[] = ["worktop", "island", "floor"];
const USUAL_SLOTS: readonly SlotName[] = ["cabinet", "island"];

/** Assigns candidates to slots, the most explicit first; `unplaced` found none. */
export function fillSlots(
  candidates: readonly Candidate[],
  slots: readonly SlotName[],
): { filled: FilledSlots; unplaced: Candidate[] } {
  const filled: FilledSlots = new Map();
  const ranked = candidates.toSorted((left, right) => plainness(right) - plainness(left));
  const unplaced = ranked.filter((candidate) => !place(candidate, slots, filled));
  return { filled, unplaced };
}

function plainness(candidate: Candidate): number {
  if (candidate.kind === "unusable") return 0;
  if (candidate.kind === "free") return 1;
  return candidate.noun?.isRoom ? 2 : 3;
}

function place(candidate: Candidate, slots: readonly SlotName[], filled: FilledSlots): boolean {
  switch (candidate.kind) {
    case "attached":
      return placeAttached(candidate, slots, filled);
    case "free":
      return placeWhereUsual(candidate.term, slots, filled);
    case "unusable":
      return false;
  }
}

function placeAttached(
  { term, slot, option }: AttachedOption,
  slots: readonly SlotName[],
  filled: FilledSlots,
): boolean {
  if (!slots.includes(slot)) return false;
  const present = filled.get(slot);
  if (!present) filled.set(slot, { option, term });
  if (!present || present.option === option) return true;
  // A second cabinet material goes to the island.
  return slot === "cabinet" && placeWhereUsual(term, slots, filled);
}

function placeWhereUsual(term: Term, slots: readonly SlotName[], filled: FilledSlots): boolean {
  const isRepeated = [...filled.values()].some(({ option }) => term.options.includes(option));
  if (isRepeated) return true;
  const isStone = term.options[0] !== undefined && !isOptionOf("cabinet", term.options[0]);
  for (const slot of isStone ? USUAL_SLOTS_OF_STONE : USUAL_SLOTS) {
    const option = optionFor(term, slot);
    if (!option || filled.has(slot) || !slots.includes(slot)) continue;
    filled.set(slot, { option, term });
    return true;
  }
  return false;
}
