import type { SlotName } from "#content/image-generation/options.ts";
import { namesRoom, slotNamedBy, type Span, type Token } from "./token.ts";

/** Words that the lexicon has not, each with the part that it describes, and parts that the room's `slots` have not. */
export function unknownSpans(
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
    const describesNext = slotNamedBy(next) && !namesRoom(next) && !described.has(index + 1);
    return [{ start: token.start, end: describesNext && next ? next.end : token.end }];
  });
}

/** The prompt's words in these spans, each once and in its order; spans that touch are quoted as one. */
export function quoteSpans(prompt: string, spans: readonly Span[]): string[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((left, right) => left.start - right.start)) {
    const previous = merged.at(-1);
    if (previous && /^\s*$/.test(prompt.slice(previous.end, span.start)))
      previous.end = Math.max(previous.end, span.end);
    else merged.push({ ...span });
  }
  return [...new Set(merged.map(({ start, end }) => prompt.slice(start, end)))];
}
