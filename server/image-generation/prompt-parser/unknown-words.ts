import type { SlotName, SlotOption } from "#content/image-generation/options.ts";
import { namesRoom, slotNamedBy, type Span, type Term, type Token } from "./token.ts";

/** Words missing from the lexicon with the part they describe, and parts missing from `slots`. */
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
    const isFixture = next?.kind === "term" && next.fixture !== undefined;
    const isPart = slotNamedBy(next) && !namesRoom(next) && !described.has(index + 1);
    const describesNext = isPart || isFixture;
    return [{ start: token.start, end: describesNext && next ? next.end : token.end }];
  });
}

/** Shapes that the image of `room` cannot show: a round mirror exists, a round island does not. */
export function unshownShapes(
  tokens: readonly Token[],
  room: SlotOption<"room"> | undefined,
): Span[] {
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
