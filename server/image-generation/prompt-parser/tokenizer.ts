import * as words from "./stop-words.ts";
import { isOptionOf } from "#lib/image-generation/room-slots.ts";
import { longestPhraseAt, lexiconWords } from "./lexicon.ts";
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

const knownWords = new Set<string>([
  ...lexiconWords,
  ...words.withWords,
  ...words.optionLinkers,
  ...words.nounLinkers,
  ...words.conjunctions,
  ...words.negations,
  ...words.finishes,
  ...words.stopWords,
]);

const KNOWN_SPELLINGS = new Map([
  ...[...lexiconWords].map((word) => [`${word}s`, word] as const),
  ...[...knownWords].map((word) => [word, word] as const),
]);

/** Lower case, no accents, singular, typos corrected if the lexicon has the word; else only lower case. */
function normalizeWord(text: string): string {
  const word = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’](s|d|m|ll|re|ve)?$/, "");
  if (knownWords.has(word) || words.falseFriends.has(word)) return word;
  return knownSingular(word) ?? correctSpelling(word, KNOWN_SPELLINGS) ?? word;
}

function knownSingular(word: string): string | undefined {
  const singulars = [word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")];
  return singulars.find((singular) => knownWords.has(singular));
}

/** Shorter words become other words by one typo too often. */
const MIN_LENGTH = 5;
const MIN_LENGTH_FOR_TWO = 9;

/** The only known word within one typo (two in a long word) and with the same first letter; else undefined. */
function correctSpelling(word: string, spellings: ReadonlyMap<string, string>): string | undefined {
  let nearest = new Set<string>();
  let least = Number.POSITIVE_INFINITY;
  for (const [spelling, meant] of spellings) {
    if (spelling.length < MIN_LENGTH || spelling[0] !== word[0]) continue;
    const allowed = allowedErrors(word, spelling);
    if (Math.abs(spelling.length - word.length) > allowed) continue;
    const distance = editDistance(word, spelling);
    if (distance > allowed || distance > least) continue;
    nearest = distance < least ? new Set([meant]) : nearest.add(meant);
    least = distance;
  }
  return nearest.size === 1 ? [...nearest][0] : undefined;
}

function allowedErrors(word: string, spelling: string): number {
  return spelling.length >= MIN_LENGTH_FOR_TWO && word.length >= MIN_LENGTH_FOR_TWO - 1 ? 2 : 1;
}

/** Damerau-Levenshtein distance (optimal string alignment). */
function editDistance(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        at(rows, row - 1, column) + 1,
        (current[column - 1] ?? 0) + 1,
        at(rows, row - 1, column - 1) + (same ? 0 : 1),
      );
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isSwap) cost = Math.min(cost, at(rows, row - 2, column - 2) + 1);
      current.push(cost);
    }
    rows.push(current);
  }
  return at(rows, left.length, right.length);
}

function at(rows: readonly number[][], row: number, column: number): number {
  return rows[row]?.[column] ?? 0;
}
