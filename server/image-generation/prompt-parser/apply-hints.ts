import type { SlotName } from "#content/image-generation/options.ts";
import { isOptionOf, type OptionId } from "#lib/image-generation/room-slots.ts";
import type { FilledSlots } from "./fill-slots.ts";
import { nounAfter } from "./head-noun.ts";
import { namesOption, slotNamedBy, type Term, type Token } from "./token.ts";

/** A hint without a noun fills only the first of these slots for which it suggests an option. */
const HINTED_SLOTS: readonly SlotName[] = ["front", "mood", "cabinet"];

/** A noun may imply options: planks are of wood and straight. */
const PARTS_OF_NOUNS: readonly SlotName[] = ["floor", "pattern"];

/** Fills open slots from words like "dark" or "modern", which name no option. */
export function applyHints(
  tokens: readonly Token[],
  slots: readonly SlotName[],
  filled: FilledSlots,
): void {
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "term" || token.options.length > 0) continue;
    // In "dark walnut", "dark" is only the walnut's finish.
    if (token.isFinish && namesOption(tokens[index + 1])) continue;
    if (token.noun) {
      // In "tile backsplash", only the last word is the part.
      if (slotNamedBy(tokens[index + 1])) continue;
      for (const slot of PARTS_OF_NOUNS) fillFirst(token, [slot], slots, filled);
      continue;
    }
    const noun = nounAfter(tokens, index);
    fillFirst(token, noun ? [noun.slot, ...HINTED_SLOTS] : HINTED_SLOTS, slots, filled);
  }
}

function fillFirst(
  term: Term,
  order: readonly SlotName[],
  slots: readonly SlotName[],
  filled: FilledSlots,
): void {
  const slot = order.find((each) => slots.includes(each) && hintFor(term, each));
  const option = slot && hintFor(term, slot);
  if (slot && option && !filled.has(slot)) filled.set(slot, { option, term });
}

function hintFor(term: Term, slot: SlotName): OptionId | undefined {
  return term.hints.find((hint) => isOptionOf(slot, hint));
}
