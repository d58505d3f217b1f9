import { lexiconWords } from "./lexicon.ts";
import { correctSpelling } from "./spelling-correction.ts";
import * as words from "./stop-words.ts";

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

const spellings = new Map([
  ...[...lexiconWords].map((word) => [`${word}s`, word] as const),
  ...[...knownWords].map((word) => [word, word] as const),
]);

/** Lower case, no accents, singular, typos corrected if the lexicon has the word; else only lower case. */
export function normalizeWord(text: string): string {
  const word = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’](s|d|m|ll|re|ve)?$/, "");
  if (knownWords.has(word) || words.falseFriends.has(word)) return word;
  return knownSingular(word) ?? correctSpelling(word, spellings) ?? word;
}

function knownSingular(word: string): string | undefined {
  const singulars = [word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")];
  return singulars.find((singular) => knownWords.has(singular));
}
