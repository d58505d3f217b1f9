import type { SlotName } from "#content/image-generation/options.ts";
import { isRoom, nounOf, type Item, type Term } from "./prompt-items.ts";

/** A part of the cabinet that a word points at. `span` reaches from the first to the last word of its name. */
export type Target = { slot: SlotName; index: number; isRoom: boolean; isNext: boolean };

/** The part that the word at `from` stands before, in its own clause: "marble" of "marble kitchen island" the island. */
export function targetAhead(items: readonly Item[], from: number): Target | undefined {
  for (let index = from + 1; index < items.length; index += 1) {
    const item = items[index];
    if (!item || item.kind === "break") return item && targetBeyond(items, index);
    if (endsClause(item)) return undefined;
    if (item.kind === "pointer") {
      const next = indexAfterFillers(items, index);
      return nounOf(items[next]) ? targetAt(items, next, false) : undefined;
    }
    if (nounOf(item)) return targetAt(items, index, index === from + 1);
  }
  return undefined;
}

/** The part that the word at `from` stands behind: "oak" of "floor of oak" the floor. `isFree` says whether a part is still without a material. */
export function targetBehind(
  items: readonly Item[],
  from: number,
  isFree: (index: number) => boolean,
): Target | undefined {
  for (let index = from - 1; index >= 0; index -= 1) {
    const kind = items[index]?.kind;
    if (kind === "stop" || kind === "break" || kind === "negation") return undefined;
    if (nounOf(items[index]) && isFree(index)) return targetAt(items, index, index === from - 1);
  }
  return undefined;
}

/** Whether the word at `from` is joined to what stands before it: "in walnut", "is walnut". */
export function followsLink(items: readonly Item[], from: number): boolean {
  let index = from - 1;
  while (items[index]?.kind === "filler") index -= 1;
  return items[index]?.kind === "link";
}

/** Whether the clause around `from` names each part before its material, as in "kitchen walnut floor oak". */
export function isNounFirst(items: readonly Item[], from: number): boolean {
  let [start, end] = [from, from];
  while (items[start - 1] && !endsClause(items[start - 1])) start -= 1;
  while (items[end + 1] && !endsClause(items[end + 1])) end += 1;
  const terms = items.slice(start, end + 1).filter((item) => item.kind === "term");
  return nounOf(terms[0]) !== undefined && isMaterial(terms.at(-1));
}

/** Whether a term names a material or another choice, and no part. */
export function isMaterial(item: Item | undefined): item is Term {
  return item?.kind === "term" && item.options.length > 0 && !isRoom(item);
}

function endsClause(item: Item | undefined): boolean {
  return item !== undefined && ["stop", "break", "with", "negation"].includes(item.kind);
}

/** Of a compound, "kitchen island", the last word is what is meant. */
function targetAt(items: readonly Item[], first: number, isNext: boolean): Target {
  let index = first;
  while (nounOf(items[index + 1])) index += 1;
  const item = items[index];
  return { slot: nounOf(item) ?? "cabinet", index, isRoom: isRoom(item), isNext };
}

/** "Navy and oak kitchen": both are the kitchen's. Of "walnut and marble island" only one is the island's. */
function targetBeyond(items: readonly Item[], from: number): Target | undefined {
  const next = indexAfterFillers(items, from);
  const target = isMaterial(items[next]) ? targetAhead(items, next) : undefined;
  return target?.isRoom ? { ...target, isNext: false } : undefined;
}

function indexAfterFillers(items: readonly Item[], from: number): number {
  let index = from + 1;
  while (items[index]?.kind === "filler") index += 1;
  return index;
}
