import type { CabinetDesign, SlotName } from "#content/image-generation/options.ts";
import { isRoom, nounOf, readItems, type Item, type Span, type Term } from "./prompt-items.ts";
import { readRoom } from "./read-room.ts";
import { slotsOf, takes } from "./room-slots.ts";
import {
  followsLink,
  isMaterial,
  isNounFirst,
  targetAhead,
  targetBehind,
  type Target,
} from "./sentence.ts";
import type { OptionId } from "./vocabulary.ts";

/** A choice that the prompt made, and its words for it. */
export type Understood = { slot: SlotName; option: OptionId; words: string };

/** What a prompt says of a cabinet. */
export type Reading = {
  chosen: Partial<CabinetDesign>;
  /** In the slots' order. */
  understood: Understood[];
  /** What was asked for and can't be shown, in the prompt's own words. */
  unknown: string[];
};

type Claim = { term: Term; slot: SlotName; option: OptionId; target?: Target; weight: number };

/** Where a material goes that stands alone, or comes second, by what it is. */
const WOOD_OR_PAINT: readonly SlotName[] = ["cabinet", "island"];
const STONE: readonly SlotName[] = ["worktop", "island", "floor"];
/** A word that merely leans somewhere decides nothing else. */
const LEANINGS: readonly SlotName[] = ["front", "mood", "cabinet"];

/**
 * Reads a prompt: a material belongs to the part that it stands by ("marble island", "floor of oak"), to the part that
 * usually has it where it stands alone, and what is asked for twice goes to the part that was named most plainly.
 */
export function readPrompt(prompt: string): Reading {
  const missed: Span[] = [];
  const items = withoutNegations(readItems(prompt), missed);
  const room = readRoom(items);
  const slots = slotsOf(room.option ?? "kitchen");
  const placed = new Map<SlotName, Claim>();
  const used = new Set<number>();
  const miss = (term: Term, target?: Target) => missed.push(spanWith(items, term, target));

  const claims = items
    .flatMap((item, index) => (isMaterial(item) ? [claimOf(items, index, item, used)] : []))
    .toSorted((left, right) => right.weight - left.weight);
  for (const { term, claim, unusable } of claims) {
    if (unusable) miss(term, unusable === true ? undefined : unusable);
    else if (claim && !slots.includes(claim.slot)) miss(term, claim.target);
    else if (claim && !placed.has(claim.slot)) placed.set(claim.slot, claim);
    else if (claim && placed.get(claim.slot)?.option === claim.option) continue;
    // A second material of the cabinets is the island's; a second one of the handles is nobody's.
    else if (claim && claim.slot !== "cabinet") miss(term, claim.target);
    else if (!placeFreely(term, slots, placed)) miss(term, claim?.target);
  }
  for (const [index, item] of items.entries())
    if (item.kind === "term" && item.options.length === 0) lean(items, index, item, slots, placed);
  missed.push(...missedWords(items, slots, used), ...room.others);

  if (room.term && room.option)
    placed.set("room", { term: room.term, slot: "room", option: room.option, weight: 0 });
  const understood = slots.flatMap((slot) => {
    const claim = placed.get(slot);
    if (!claim) return [];
    return [{ slot, option: claim.option, words: prompt.slice(claim.term.start, claim.term.end) }];
  });
  return {
    // Every claim's option was checked against its slot.
    chosen: Object.fromEntries(understood.map(({ slot, option }) => [slot, option])),
    understood,
    unknown: wordsOf(prompt, missed),
  };
}

type Candidate = { term: Term; weight: number; claim?: Claim; unusable?: true | Target };

function claimOf(items: readonly Item[], index: number, term: Term, used: Set<number>): Candidate {
  if (isColourOfNext(items, index, term)) return { term, weight: 0, unusable: true };
  const only = onlySlot(term);
  const ahead = targetAhead(items, index);
  const behind = targetBehind(items, index, (at) => !used.has(at));
  const behindFirst = followsLink(items, index) || isNounFirst(items, index);
  const describesOther = items[index + 1]?.kind === "unknown" && !ahead && !behind?.isNext;
  if (describesOther) return { term, weight: 0, unusable: true };
  const fits = (target: Target | undefined) => target && optionFor(term, target.slot);
  // "Marble cabinets" are not a marble worktop, nor is a brass island a brass handle; a "marble kitchen" may well be.
  const isOfNext = ahead?.isNext && !ahead.isRoom && !behindFirst && !fits(ahead);
  if (isOfNext && (only === undefined || only === "hardware"))
    return { term, weight: 0, unusable: ahead };
  const target = (behindFirst ? [behind, ahead] : [ahead, behind]).find(fits);
  if (target) used.add(target.index);
  const slot = target?.slot ?? only;
  const option = slot && optionFor(term, slot);
  if (slot && option) {
    const weight = target?.isRoom ? 2 : 3;
    return { term, weight, claim: { term, slot, option, target, weight } };
  }
  return { term, weight: 1 };
}

/** "Green marble": the colour is the stone's, and the stone has its own. */
function isColourOfNext(items: readonly Item[], index: number, term: Term): boolean {
  const next = items[index + 1];
  if (!isMaterial(next) || !term.options[0] || !takes("cabinet", term.options[0])) return false;
  if (takes("floor", term.options[0]) || !next.options[0]) return false;
  return takes("worktop", next.options[0]);
}

function onlySlot(term: Term): SlotName | undefined {
  const slots = slotsOf("kitchen").filter((slot) => optionFor(term, slot));
  return slots.length === 1 ? slots[0] : undefined;
}

function optionFor(term: Term, slot: SlotName): OptionId | undefined {
  return term.options.find((option) => takes(slot, option));
}

function placeFreely(
  term: Term,
  slots: readonly SlotName[],
  placed: Map<SlotName, Claim>,
): boolean {
  const isRepeated = [...placed.values()].some(({ option }) => term.options.includes(option));
  if (isRepeated) return true;
  const isStone = term.options[0] !== undefined && !takes("cabinet", term.options[0]);
  for (const slot of isStone ? STONE : WOOD_OR_PAINT) {
    const option = optionFor(term, slot);
    if (!option || placed.has(slot) || !slots.includes(slot)) continue;
    placed.set(slot, { term, slot, option, weight: 1 });
    return true;
  }
  return false;
}

/** Lets a word like "dark" or "modern" decide what is still open; before a material it is only that one's finish. */
function lean(
  items: readonly Item[],
  index: number,
  term: Term,
  slots: readonly SlotName[],
  placed: Map<SlotName, Claim>,
): void {
  if (term.isFinish && isMaterial(items[index + 1])) return;
  const target = term.noun ? undefined : targetAhead(items, index);
  const order = target ? [target.slot, ...LEANINGS] : LEANINGS;
  for (const slot of order) {
    const option = term.hints.find((hint) => takes(slot, hint));
    if (!option || !slots.includes(slot)) continue;
    if (!placed.has(slot)) placed.set(slot, { term, slot, option, weight: 0 });
    return;
  }
}

/** Takes what is unwanted out of the sentence. Only handles can be left off. */
function withoutNegations(items: readonly Item[], missed: Span[]): Item[] {
  const kept: Item[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (!item) continue;
    if (item.kind !== "negation") {
      kept.push(item);
      continue;
    }
    let last = index + 1;
    while (items[last]?.kind === "filler") last += 1;
    while (isMaterial(items[last]) && nounOf(items[last + 1]) && !isRoom(items[last + 1]))
      last += 1;
    const end = items[last];
    if (!end || (end.kind !== "term" && end.kind !== "unknown")) continue;
    const span = { start: item.start, end: end.end };
    if (nounOf(end) === "hardware" && items[last - 1]?.kind !== "term")
      kept.push({ ...span, kind: "term", isFinish: false, options: ["none"], hints: [] });
    else missed.push(span);
    index = last;
  }
  return kept;
}

/** Words that nothing is known of, with the part that they describe, and parts that the room has not. */
function missedWords(
  items: readonly Item[],
  slots: readonly SlotName[],
  used: ReadonlySet<number>,
): Span[] {
  return items.flatMap((item, index) => {
    const slot = nounOf(item);
    if (slot && !isRoom(item)) return slots.includes(slot) || used.has(index) ? [] : [item];
    if (item.kind !== "unknown") return [];
    const next = items[index + 1];
    const isPart = nounOf(next) && !isRoom(next) && !used.has(index + 1);
    return [{ start: item.start, end: isPart && next ? next.end : item.end }];
  });
}

function spanWith(items: readonly Item[], term: Term, target: Target | undefined): Span {
  const part = target && items[target.index];
  if (!part) return term;
  return { start: Math.min(term.start, part.start), end: Math.max(term.end, part.end) };
}

/** The prompt's words in these places, each once; what stands together is one. */
function wordsOf(prompt: string, spans: readonly Span[]): string[] {
  const runs: Span[] = [];
  for (const span of spans.toSorted((left, right) => left.start - right.start)) {
    const run = runs.at(-1);
    if (run && /^\s*$/.test(prompt.slice(run.end, span.start)))
      run.end = Math.max(run.end, span.end);
    else runs.push({ ...span });
  }
  return [...new Set(runs.map(({ start, end }) => prompt.slice(start, end)))];
}
