import type { CabinetDesign } from "#content/image-generation/options.ts";
import type { UnderstoodChoice } from "#lib/image-generation/image-response-schema.ts";
import { slotsOf } from "#lib/image-generation/room-slots.ts";
import { applyHints } from "./apply-hints.ts";
import { attachOptions, type Candidate } from "./attach-options.ts";
import { detectRoom, termsBeside } from "./detect-room.ts";
import { fillSlots } from "./fill-slots.ts";
import { resolveNegations } from "./negation.ts";
import type { Span, Token } from "./token.ts";
import { tokenize } from "./tokenizer.ts";
import { quoteSpans, unknownSpans, unshownShapes } from "./unknown-words.ts";

/** What a prompt says of a cabinet. */
export type ParsedPrompt = {
  chosen: Partial<CabinetDesign>;
  /** In the slots' order. */
  understood: UnderstoodChoice[];
  /** What was asked for and can't be shown, in the prompt's own words. */
  unknown: string[];
  /** The room or piece that was asked for and that there is no picture of, in the prompt's own words. */
  elsewhere?: string;
};

/**
 * Fills the slots of a design from a prompt: an option belongs to the part that it stands by ("marble island", "floor
 * of oak"), to the part that usually has it where it stands alone, and what is asked for twice goes to the part that
 * was named most plainly.
 */
export function parsePrompt(prompt: string): ParsedPrompt {
  const { tokens, unmet } = resolveNegations(tokenize(prompt));
  const { asked: room, elsewhere } = detectRoom(tokens);
  const slots = slotsOf(room?.option ?? "kitchen");
  const { candidates, described } = attachOptions(tokens);
  const { filled, unplaced } = fillSlots(candidates, slots);
  applyHints(tokens, slots, filled);
  if (room) filled.set("room", room);

  const understood = slots.flatMap((slot) => {
    const filling = filled.get(slot);
    if (!filling) return [];
    const { option, term } = filling;
    return [{ slot, option, words: prompt.slice(term.start, term.end) }];
  });
  const missing = [
    ...unmet,
    ...unplaced.map((candidate) => spanOf(candidate, tokens)),
    ...unknownSpans(tokens, slots, described),
    ...unshownShapes(tokens, room?.option),
    ...termsBeside(tokens, room?.option),
  ];
  return {
    // Every option was checked against its slot.
    chosen: Object.fromEntries(understood.map(({ slot, option }) => [slot, option])),
    understood,
    unknown: quoteSpans(prompt, missing),
    ...(elsewhere && { elsewhere: prompt.slice(elsewhere.start, elsewhere.end) }),
  };
}

/** A candidate's words together with the noun that it describes. */
function spanOf(candidate: Candidate, tokens: readonly Token[]): Span {
  const { term } = candidate;
  const beside = tokens[tokens.indexOf(term) + 1];
  if (candidate.kind === "unusable" && !candidate.noun && beside?.kind === "term" && beside.fixture)
    return { start: term.start, end: beside.end };
  // What stands between is said of the noun too, and may be understood.
  if (candidate.kind === "unusable" && candidate.noun?.isAdjacent === false) return term;
  const index = candidate.kind === "free" ? undefined : candidate.noun?.index;
  const noun = index === undefined ? undefined : tokens[index];
  if (!noun) return term;
  return { start: Math.min(term.start, noun.start), end: Math.max(term.end, noun.end) };
}
