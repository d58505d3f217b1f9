import type { CabinetDesign, SlotOption, SlotName } from "#content/image-generation/options.ts";
import type { UnderstoodChoice } from "#lib/image-generation/image-response-schema.ts";
import { isShownIn, slotsOf, isOptionOf, type OptionId } from "#lib/image-generation/room-slots.ts";
import {
  attachOptions,
  fillSlots,
  nounAfter,
  skipStopWords,
  type Candidate,
  type FilledSlots,
} from "./attach-options.ts";
import { detectRoom, termsBeside } from "./detect-room.ts";
import {
  type Span,
  type Term,
  type Token,
  namesOption,
  slotNamedBy,
  namesRoom,
} from "./lexicon.ts";
import { tokenize } from "./tokenizer.ts";

export type ParsedPrompt = {
  chosen: Partial<CabinetDesign>;
  /** In the order of the slots. */
  understood: UnderstoodChoice[];
  /** Words that cannot be shown, as typed. */
  unknown: string[];
  /** The unsupported room or piece of furniture, as typed. */
  elsewhere?: string;
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

function spanOf({ term, noun, isUnusable }: Candidate, tokens: readonly Token[]): Span {
  const beside = tokens[tokens.indexOf(term) + 1];
  if (isUnusable && !noun && beside?.kind === "term" && beside.fixture)
    return { start: term.start, end: beside.end };
  const described = noun && tokens[noun.index];
  // Words between them may have been understood.
  if (!described || (isUnusable && !noun.isAdjacent)) return term;
  return { start: Math.min(term.start, described.start), end: Math.max(term.end, described.end) };
}

/** A hint without a noun fills only the first of these slots for which it suggests an option. */
const HINTED_SLOTS: readonly SlotName[] = ["front", "mood", "cabinet"];

/** A noun may imply options: planks are of wood and straight. */
const PARTS_OF_NOUNS: readonly SlotName[] = ["floor", "pattern"];

/** Fills open slots from words like "dark" or "modern", which name no option. */
function applyHints(
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

/** Removes negated terms ("no island"). Without handles is an option; all other negations are returned as `unmet`. */
function resolveNegations(tokens: readonly Token[]): { tokens: Token[]; unmet: Span[] } {
  const kept: Token[] = [];
  const unmet: Span[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) continue;
    if (token.kind !== "negation") {
      kept.push(token);
      continue;
    }
    const last = lastNegated(tokens, index);
    const unwanted = tokens[last];
    if (unwanted?.kind !== "term" && unwanted?.kind !== "unknown") continue;
    const span = { start: token.start, end: unwanted.end };
    const isPlainNoun = tokens[last - 1]?.kind !== "term";
    if (slotNamedBy(unwanted) === "hardware" && isPlainNoun) kept.push(withoutHandles(span));
    else unmet.push(span);
    index = last;
  }
  return { tokens: kept, unmet };
}

function lastNegated(tokens: readonly Token[], negation: number): number {
  let last = skipStopWords(tokens, negation + 1);
  while (namesOption(tokens[last]) && slotNamedBy(tokens[last + 1]) && !namesRoom(tokens[last + 1]))
    last += 1;
  return last;
}

function withoutHandles(span: Span): Term {
  return { ...span, kind: "term", isFinish: false, options: ["none"], hints: [] };
}

/** Words missing from the lexicon with the part they describe, and parts missing from `slots`. */
function unknownSpans(
  tokens: readonly Token[],
  slots: readonly SlotName[],
  described: ReadonlySet<number>,
): Span[] {
  return tokens.flatMap((token, index) => {
    const slot = slotNamedBy(token);
    if (slot && !namesRoom(token))
      return slots.includes(slot) || described.has(index) ? [] : [token];
    if (token.kind !== "unknown") return [];
    const next = tokens[index + 1];
    const isFixture = next?.kind === "term" && next.fixture !== undefined;
    const isPart = slotNamedBy(next) && !namesRoom(next) && !described.has(index + 1);
    const describesNext = isPart || isFixture;
    return [{ start: token.start, end: describesNext && next ? next.end : token.end }];
  });
}

/** Shapes that the image of `room` cannot show: a round mirror exists, a round island does not. */
function unshownShapes(tokens: readonly Token[], room: SlotOption<"room"> | undefined): Span[] {
  return tokens.flatMap((token, index) => {
    if (token.kind !== "term" || !token.shapeOf) return [];
    const { shapeOf } = token;
    const thing = nearestThing(tokens, index, 1) ?? nearestThing(tokens, index, -1);
    const isShown =
      thing?.fixture &&
      shapeOf.includes(thing.fixture.name) &&
      room &&
      thing.fixture.rooms.includes(room);
    const next = tokens[index + 1];
    if (isShown) return [];
    return [{ start: token.start, end: slotNamedBy(next) && next ? next.end : token.end }];
  });
}

function nearestThing(tokens: readonly Token[], from: number, step: 1 | -1): Term | undefined {
  for (let index = from + step; tokens[index]; index += step) {
    const token = tokens[index];
    if (token?.kind === "term" && (token.fixture || token.noun)) return token;
    if (!token || token.kind === "clause-end" || token.kind === "with") return undefined;
    if (token.kind === "unknown") return undefined;
    if (step > 0 && ["option-linker", "conjunction"].includes(token.kind)) return undefined;
  }
  return undefined;
}

/** The prompt's words in these spans, in order and without duplicates; adjacent spans are joined. */
function quoteSpans(prompt: string, spans: readonly Span[]): string[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((left, right) => left.start - right.start)) {
    const previous = merged.at(-1);
    if (previous && /^\s*$/.test(prompt.slice(previous.end, span.start)))
      previous.end = Math.max(previous.end, span.end);
    else merged.push({ ...span });
  }
  return [...new Set(merged.map(({ start, end }) => prompt.slice(start, end)))];
}
