import { namesOption, namesRoom, slotNamedBy, type Span, type Term, type Token } from "./token.ts";

/** Removes negated terms ("no island"). Without handles is an option; all other negations are returned as `unmet`. */
export function resolveNegations(tokens: readonly Token[]): { tokens: Token[]; unmet: Span[] } {
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
  let last = negation + 1;
  while (tokens[last]?.kind === "stop-word") last += 1;
  while (namesOption(tokens[last]) && slotNamedBy(tokens[last + 1]) && !namesRoom(tokens[last + 1]))
    last += 1;
  return last;
}

function withoutHandles(span: Span): Term {
  return { ...span, kind: "term", isFinish: false, options: ["none"], hints: [] };
}
