import { isOptionOf } from "#lib/image-generation/room-slots.ts";
import { longestPhraseAt } from "./lexicon.ts";
import { normalizeWord } from "./normalize-word.ts";
import * as words from "./stop-words.ts";
import type { Span, Token } from "./token.ts";

type NormalizedWord = Span & { text: string };

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*|\p{Extended_Pictographic}/gu;

export function tokenize(prompt: string): Token[] {
  const normalized = [...prompt.matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: normalizeWord(match[0]),
  }));
  const tokens: Token[] = [];
  let end = 0;
  for (const segment of splitAtPunctuation(prompt, normalized)) {
    if (end > 0) tokens.push(punctuationToken(prompt.slice(end, segment[0]?.start), end));
    tokens.push(...tokenizeSegment(segment));
    end = segment.at(-1)?.end ?? end;
  }
  return tokens.map((token, index) =>
    isRepeated(token, tokens[index - 1]) || isRepeated(token, tokens[index + 1])
      ? { start: token.start, end: token.end, kind: "stop-word" }
      : token,
  );
}

/** A generic word adds nothing in "wood walnut", "stone black" or "teak wood". */
function isRepeated(token: Token, beside: Token | undefined): boolean {
  if (token.kind !== "term" || !token.isGeneric) return false;
  if (beside?.kind !== "term" || beside.isGeneric || beside.noun) return false;
  const [own] = token.options;
  const isStone = own !== undefined && !isOptionOf("cabinet", own);
  return beside.options.some(
    (option) => isOptionOf("floor", option) && isOptionOf("cabinet", option) !== isStone,
  );
}

/** Phrases do not cross punctuation; hyphens do not count as such. */
function splitAtPunctuation(
  prompt: string,
  normalized: readonly NormalizedWord[],
): NormalizedWord[][] {
  const segments: NormalizedWord[][] = [];
  let end = 0;
  for (const word of normalized) {
    const segment = segments.at(-1);
    if (segment && /^(?!.*\n)[\s\-–_"“”*]*$/s.test(prompt.slice(end, word.start)))
      segment.push(word);
    else segments.push([word]);
    end = word.end;
  }
  return segments;
}

function punctuationToken(text: string, start: number): Token {
  const span = { start, end: start + text.length };
  if (/[:=]/.test(text)) return { ...span, kind: "option-linker" };
  return { ...span, kind: /[,;.!?()\n]/.test(text) ? "clause-end" : "conjunction" };
}

function tokenizeSegment(segment: readonly NormalizedWord[]): Token[] {
  const texts = segment.map(({ text }) => text);
  const tokens: Token[] = [];
  let index = 0;
  while (index < segment.length) {
    const phrase = longestPhraseAt(texts, index);
    const length = phrase?.length ?? 1;
    const [first, last] = [segment[index], segment[index + length - 1]];
    if (!first || !last) break;
    const span = { start: first.start, end: last.end };
    const isFinish = length === 1 && words.finishes.has(first.text);
    tokens.push(
      phrase
        ? { ...span, kind: "term", isFinish, ...phrase.entry }
        : { ...span, kind: kindOf(first.text) },
    );
    index += length;
  }
  return tokens;
}

function kindOf(word: string): Exclude<Token["kind"], "term" | "clause-end"> {
  if (words.withWords.has(word)) return "with";
  if (words.optionLinkers.has(word)) return "option-linker";
  if (words.nounLinkers.has(word)) return "noun-linker";
  if (words.conjunctions.has(word)) return "conjunction";
  if (words.negations.has(word)) return "negation";
  return words.stopWords.has(word) || words.finishes.has(word) ? "stop-word" : "unknown";
}
