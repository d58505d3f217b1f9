import type { CabinetDesign, SlotOption } from "#content/image-generation/options.ts";
import type { UnderstoodChoice } from "#lib/image-generation/image-response-schema.ts";
import { isShownIn, slotsOf } from "#lib/image-generation/room-slots.ts";
import { applyHints } from "./apply-hints.ts";
import { attachOptions, type Candidate } from "./attach-options.ts";
import { detectRoom, termsBeside } from "./detect-room.ts";
import { fillSlots } from "./fill-slots.ts";
import { resolveNegations } from "./negation.ts";
import type { Span, Term, Token } from "./token.ts";
import { tokenize } from "./tokenizer.ts";
import { quoteSpans, unknownSpans, unshownShapes } from "./unknown-words.ts";

export type ParsedPrompt = {
  chosen: Partial<CabinetDesign>;
  /** In the order of the slots. */
  understood: UnderstoodChoice[];
  /** Words that cannot be shown, as typed. */
  unknown: string[];
  /** The unsupported room or piece of furniture, as typed. */
  elsewhere?: string;
  /** The supported room nearest to it. */
  nearest?: SlotOption<"room">;
};

/**
 * An option goes to the part next to it ("marble island"), else to its usual part; the more explicit one wins. Materials of an
 * unsupported room are those of the room shown `instead`.
 */
export function parsePrompt(prompt: string, instead?: SlotOption<"room">): ParsedPrompt {
  const { tokens: read, unmet } = resolveNegations(tokenize(prompt));
  const { asked: room, elsewhere } = detectRoom(read);
  const tokens = instead && elsewhere ? asCabinets(read, elsewhere) : read;
  const shown = room?.option ?? instead;
  const slots = slotsOf(shown ?? "kitchen");
  const { candidates, described } = attachOptions(tokens);
  const { filled, unplaced } = fillSlots(candidates, slots);
  applyHints(tokens, slots, filled);
  if (room) filled.set("room", room);
  // Before any room is decided, nothing is refused.
  const unshown = [...filled].filter(([, { option }]) => shown && !isShownIn(shown, option));
  for (const [slot] of unshown) filled.delete(slot);

  const understood = slots.flatMap((slot) => {
    const filling = filled.get(slot);
    if (!filling) return [];
    const { option, term } = filling;
    return [{ slot, option, words: prompt.slice(term.start, term.end) }];
  });
  const missing = [
    ...unmet,
    ...(elsewhere ? [elsewhere] : []),
    ...unshown.map(([, { term }]) => term),
    ...unplaced.map((candidate) => spanOf(candidate, tokens)),
    ...unknownSpans(tokens, slots, described),
    ...unshownShapes(tokens, shown),
    ...termsBeside(tokens, shown),
  ];
  return {
    // Every option was checked against its slot.
    chosen: Object.fromEntries(understood.map(({ slot, option }) => [slot, option])),
    understood,
    unknown: quoteSpans(prompt, missing),
    ...(elsewhere && {
      elsewhere: prompt.slice(elsewhere.start, elsewhere.end),
      nearest: elsewhere.nearest,
    }),
  };
}

/** In "walnut bar", drawn as a kitchen, walnut describes the kitchen. */
function asCabinets(tokens: readonly Token[], elsewhere: Term): Token[] {
  return tokens.map((token) =>
    token === elsewhere ? { ...elsewhere, elsewhere: undefined, noun: "cabinet" } : token,
  );
}

function spanOf(candidate: Candidate, tokens: readonly Token[]): Span {
  const { term } = candidate;
  const beside = tokens[tokens.indexOf(term) + 1];
  if (candidate.kind === "unusable" && !candidate.noun && beside?.kind === "term" && beside.fixture)
    return { start: term.start, end: beside.end };
  // Words between them may have been understood.
  if (candidate.kind === "unusable" && candidate.noun?.isAdjacent === false) return term;
  const index = candidate.kind === "free" ? undefined : candidate.noun?.index;
  const noun = index === undefined ? undefined : tokens[index];
  if (!noun) return term;
  return { start: Math.min(term.start, noun.start), end: Math.max(term.end, noun.end) };
}
