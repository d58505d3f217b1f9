import { slots as allSlots, type SlotName } from "#content/image-generation/options.ts";
import { isOptionOf, type OptionId } from "#lib/image-generation/room-slots.ts";
import { namesRoom, namesOption, slotNamedBy, type Term, type Token } from "./lexicon.ts";

const slotNames = Object.keys(allSlots) as SlotName[];

/**
 * An option for a slot, as its noun says, or for its usual slot. `isUnusable`: not available for its noun ("marble
 * cabinets"), or not in any image ("green sofa").
 */
export type Candidate = {
  term: Term;
  slot?: SlotName;
  option?: OptionId;
  noun?: HeadNoun | undefined;
  isUnusable?: true;
};

/** Decides which noun each option describes. `described` holds the nouns' indices. */
export function attachOptions(tokens: readonly Token[]): {
  candidates: Candidate[];
  described: ReadonlySet<number>;
} {
  const candidates: Candidate[] = [];
  const described = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    if (!namesOption(token)) continue;
    const candidate = attachOption(tokens, index, token, described);
    if (candidate.option && candidate.noun) described.add(candidate.noun.index);
    candidates.push(candidate);
  }
  return { candidates, described };
}

function optionFor(term: Term, slot: SlotName): OptionId | undefined {
  return term.options.find((option) => isOptionOf(slot, option));
}

function attachOption(
  tokens: readonly Token[],
  index: number,
  term: Term,
  described: ReadonlySet<number>,
): Candidate {
  const next = tokens[index + 1];
  if (isColorOfStone(term, next)) return { term, isUnusable: true };
  const after = nounAfter(tokens, index);
  const before = nounBefore(tokens, index, described);
  const slotOfFixture = next?.kind === "term" && !next.noun ? next.fixture?.slot : undefined;
  const ofFixture = slotOfFixture && optionFor(term, slotOfFixture);
  if (ofFixture) return { term, slot: slotOfFixture, option: ofFixture };
  const describesUnknown = isUnshown(next) && !before?.isAdjacent;
  if (describesUnknown && !isBeforeNoun(tokens, index + 1, after))
    return { term, isUnusable: true };
  const prefersBefore = followsLinker(tokens, index) || isNounFirst(tokens, index);
  if (after && !prefersBefore && isMismatch(term, after, tokens, index))
    return { term, isUnusable: true, noun: after };
  // "A kitchen in steel" does not have steel handles.
  if (before?.isRoom && followsLinker(tokens, index) && isMetal(term))
    return { term, isUnusable: true };
  const nouns = prefersBefore ? [before, after] : [after, before];
  const noun = nouns.find((each) => each && optionFor(term, each.slot));
  const slot = noun?.slot ?? onlySlotOf(term);
  const option = slot && optionFor(term, slot);
  return option ? { term, slot, option, noun } : { term };
}

/** In "green marble", the color belongs to the stone. */
function isColorOfStone(term: Term, next: Token | undefined): boolean {
  const [option] = term.options;
  const isPaint = option && isOptionOf("cabinet", option) && !isOptionOf("floor", option);
  if (!isPaint || !namesOption(next)) return false;
  const [stone] = next.options;
  return stone !== undefined && isOptionOf("worktop", stone);
}

/** "Marble cabinets" do not mean a marble worktop; a "marble kitchen" may. */
function isMismatch(term: Term, noun: HeadNoun, tokens: readonly Token[], index: number): boolean {
  if (noun.isRoom || optionFor(term, noun.slot)) return false;
  const only = onlySlotOf(term);
  const partOf = only && partsOf[only];
  // In "shaker walnut island", the words between belong to the same noun.
  const between = tokens.slice(index + 1, noun.index);
  if (partOf)
    return (
      noun.slot !== partOf && between.every((token) => namesOption(token) || slotNamedBy(token))
    );
  return noun.isAdjacent && (only === undefined || isMetal(term));
}

/** Slots that belong to another: an island has no fronts of its own. */
const partsOf: Partial<Record<SlotName, SlotName>> = { front: "cabinet", pattern: "floor" };

function isUnshown(token: Token | undefined): boolean {
  if (token?.kind !== "term") return token?.kind === "unknown";
  if (token.elsewhere || token.missingFrom) return true;
  return token.fixture !== undefined && token.noun === undefined;
}

/** In "walnut yacht kitchen", walnut describes the kitchen. */
function isBeforeNoun(
  tokens: readonly Token[],
  index: number,
  noun: HeadNoun | undefined,
): boolean {
  if (!noun) return false;
  return !tokens.slice(index, noun.index).some(({ kind }) => kind.endsWith("linker"));
}

function isMetal(term: Term): boolean {
  return onlySlotOf(term) === "hardware";
}

function onlySlotOf(term: Term): SlotName | undefined {
  const fitting = slotNames.filter((slot) => optionFor(term, slot));
  return fitting.length === 1 ? fitting[0] : undefined;
}

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

function plainness({ isUnusable, option, noun }: Candidate): number {
  if (isUnusable) return 0;
  if (!option) return 1;
  return noun?.isRoom ? 2 : 3;
}

function place(
  { term, slot, option, isUnusable }: Candidate,
  slots: readonly SlotName[],
  filled: FilledSlots,
): boolean {
  if (isUnusable) return false;
  if (!slot || !option) return placeWhereUsual(term, slots, filled);
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

type HeadNoun = { slot: SlotName; index: number; isRoom: boolean; isAdjacent: boolean };

/** The noun after an option in the same clause: "island" for "marble" in "marble kitchen island". */
export function nounAfter(tokens: readonly Token[], from: number): HeadNoun | undefined {
  for (let index = from + 1; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.kind === "conjunction") return roomAfterConjunction(tokens, index);
    if (endsClause(token)) return undefined;
    if (token?.kind === "noun-linker") {
      const next = skipStopWords(tokens, index + 1);
      return slotNamedBy(tokens[next]) ? headNounAt(tokens, next, false) : undefined;
    }
    if (slotNamedBy(token)) return headNounAt(tokens, index, index === from + 1);
  }
  return undefined;
}

/** The noun before an option in the same clause, unless `taken`: "floor" for "oak" in "floor of oak". */
function nounBefore(
  tokens: readonly Token[],
  from: number,
  taken: ReadonlySet<number>,
): HeadNoun | undefined {
  for (let index = from - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (endsClause(token) && token?.kind !== "with") return undefined;
    if (slotNamedBy(token) && !taken.has(index))
      return headNounAt(tokens, index, index === from - 1);
  }
  return undefined;
}

function followsLinker(tokens: readonly Token[], from: number): boolean {
  return tokens[skipStopWords(tokens, from - 1, -1)]?.kind === "option-linker";
}

/** Whether the clause puts nouns first, as in "kitchen walnut floor oak". */
function isNounFirst(tokens: readonly Token[], from: number): boolean {
  let [start, end] = [from, from];
  while (tokens[start - 1] && !endsClause(tokens[start - 1])) start -= 1;
  while (tokens[end + 1] && !endsClause(tokens[end + 1])) end += 1;
  const terms = tokens.slice(start, end + 1).filter((token) => token.kind === "term");
  return slotNamedBy(terms[0]) !== undefined && namesOption(terms.at(-1));
}

function endsClause(token: Token | undefined): boolean {
  return (
    token !== undefined && ["clause-end", "conjunction", "with", "negation"].includes(token.kind)
  );
}

/** The last word of a compound such as "kitchen island" counts. */
function headNounAt(tokens: readonly Token[], first: number, isAdjacent: boolean): HeadNoun {
  let index = first;
  while (slotNamedBy(tokens[index + 1])) index += 1;
  const token = tokens[index];
  return { slot: slotNamedBy(token) ?? "cabinet", index, isRoom: namesRoom(token), isAdjacent };
}

/** In "navy and oak kitchen" both describe the kitchen; in "walnut and marble island" only one describes the island. */
function roomAfterConjunction(tokens: readonly Token[], conjunction: number): HeadNoun | undefined {
  const next = skipStopWords(tokens, conjunction + 1);
  const noun = namesOption(tokens[next]) ? nounAfter(tokens, next) : undefined;
  return noun?.isRoom ? { ...noun, isAdjacent: false } : undefined;
}

/** The first place from `from` on, or before it, without a stop word. */
export function skipStopWords(tokens: readonly Token[], from: number, step: 1 | -1 = 1): number {
  let index = from;
  while (tokens[index]?.kind === "stop-word") index += step;
  return index;
}
