import type { SlotName } from "#content/image-generation/options.ts";
import { namesOption, namesRoom, slotNamedBy, type Token } from "./token.ts";

export type HeadNoun = { slot: SlotName; index: number; isRoom: boolean; isAdjacent: boolean };

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
export function nounBefore(
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

export function followsLinker(tokens: readonly Token[], from: number): boolean {
  return tokens[skipStopWords(tokens, from - 1, -1)]?.kind === "option-linker";
}

/** Whether the clause puts nouns first, as in "kitchen walnut floor oak". */
export function isNounFirst(tokens: readonly Token[], from: number): boolean {
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
