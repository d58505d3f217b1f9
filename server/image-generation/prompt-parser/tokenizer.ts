import { isOptionOf } from "#lib/image-generation/room-slots.ts";
import { editDistance } from "#lib/validation/edit-distance.ts";
import { falseFriends, finishes, wordKinds } from "./stop-words.ts";
import { lexiconWords, longestPhraseAt, type Span, type Token } from "./lexicon.ts";

/** `mark`: the punctuation before a word, which no phrase crosses. */
type NormalizedWord = Span & { text: string; mark?: string };

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*|\p{Extended_Pictographic}/gu;
/** Hyphens and quotes do not count as punctuation. */
const BETWEEN_WORDS = /^(?!.*\n)[\s\-–_"“”*]*$/s;

export function tokenize(prompt: string): Token[] {
  const words = normalizedWords(prompt);
  const tokens: Token[] = [];
  for (let index = 0; index < words.length;) {
    const [first, ...others] = words.slice(index);
    if (!first) break;
    const { start, text, mark } = first;
    if (mark) tokens.push(punctuationToken(mark, start - mark.length));
    const next = others.findIndex((word) => word.mark);
    const segment = [first, ...others.slice(0, next < 0 ? undefined : next)];
    const phrase = longestPhraseAt(segment.map((word) => word.text));
    const length = phrase?.length ?? 1;
    const span = { start, end: segment[length - 1]?.end ?? first.end };
    const isFinish = length === 1 && finishes.has(text);
    tokens.push(
      phrase
        ? { ...span, kind: "term", isFinish, ...phrase.entry }
        : { ...span, kind: wordKinds.get(text) ?? "unknown" },
    );
    index += length;
  }
  return tokens.map((token, index) =>
    isRepeated(token, tokens[index - 1]) || isRepeated(token, tokens[index + 1])
      ? { start: token.start, end: token.end, kind: "stop-word" }
      : token,
  );
}

function normalizedWords(prompt: string): NormalizedWord[] {
  let last = 0;
  return [...prompt.matchAll(WORD)].map(({ index: start, 0: word }) => {
    const mark = last > 0 ? prompt.slice(last, start) : "";
    last = start + word.length;
    const normalized = { start, end: last, text: normalizeWord(word) };
    return BETWEEN_WORDS.test(mark) ? normalized : { ...normalized, mark };
  });
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

function punctuationToken(text: string, start: number): Token {
  const span = { start, end: start + text.length };
  if (/[:=]/.test(text)) return { ...span, kind: "option-linker" };
  return { ...span, kind: /[,;.!?()\n]/.test(text) ? "clause-end" : "conjunction" };
}

const knownWords = new Set([...lexiconWords, ...wordKinds.keys()]);

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
  if (knownWords.has(word) || falseFriends.has(word)) return word;
  return knownSingular(word) ?? correctSpelling(word) ?? word;
}

function knownSingular(word: string): string | undefined {
  const singulars = [word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")];
  return singulars.find((singular) => knownWords.has(singular));
}

/** Shorter words become other words by one typo too often. */
const MIN_LENGTH = 5;
const MIN_LENGTH_FOR_TWO = 9;

/** The only known word within one typo (two in a long word) and with the same first letter; else undefined. */
function correctSpelling(word: string): string | undefined {
  let nearest = new Set<string>();
  let least = Number.POSITIVE_INFINITY;
  for (const [spelling, meant] of KNOWN_SPELLINGS) {
    if (spelling.length < MIN_LENGTH || spelling[0] !== word[0]) continue;
    const isLong = spelling.length >= MIN_LENGTH_FOR_TWO && word.length >= MIN_LENGTH_FOR_TWO - 1;
    const allowed = isLong ? 2 : 1;
    if (Math.abs(spelling.length - word.length) > allowed) continue;
    const distance = editDistance(word, spelling);
    if (distance > allowed || distance > least) continue;
    nearest = distance < least ? new Set([meant]) : nearest.add(meant);
    least = distance;
  }
  return nearest.size === 1 ? [...nearest][0] : undefined;
}
