import type { SlotName } from "#content/image-generation/options.ts";
import { isOptionOf, type OptionId } from "#lib/image-generation/room-slots.ts";
import type { FilledSlots } from "./fill-slots.ts";
import { nounAfter } from "./head-noun.ts";
import { namesOption, slotNamedBy, type Term, type Token } from "./token.ts";

/** What a hint decides where no noun follows it: the first of these that it suggests an option for, and no other. */
const HINTED_SLOTS: readonly SlotName[] = ["front", "mood", "cabinet"];

/** What the name of a part may say of it: planks are of wood and lie straight. */
const PARTS_OF_NOUNS: readonly SlotName[] = ["floor", "pattern"];

/** Lets words like "dark" or "modern", which name no option, fill slots that are still open. */
export function applyHints(
  tokens: readonly Token[],
  slots: readonly SlotName[],
  filled: FilledSlots,
): void {
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "term" || token.options.length > 0) continue;
    // "Dark walnut": only that material's finish.
    if (token.isFinish && namesOption(tokens[index + 1])) continue;
    if (token.noun) {
      // "Tile backsplash": only the last word of a compound is the part.
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
