import type { SlotName } from "#content/image-generation/options.ts";
import * as common from "./common-words.ts";
import { correct } from "./spelling.ts";
import { hints, names, nouns, type OptionId } from "./vocabulary.ts";

/** What a word or phrase can mean. */
export type Meaning = {
  /** The choices that it names. */
  options: readonly OptionId[];
  /** The choices that it leans towards. */
  hints: readonly OptionId[];
  /** The part of the cabinet that it names. */
  noun?: SlotName;
};

const lexicon = buildLexicon();
const LONGEST_PHRASE = Math.max(...[...lexicon.keys()].map((phrase) => phrase.split(" ").length));
const commonWords = new Set<string>([
  ...common.withs,
  ...common.links,
  ...common.pointers,
  ...common.breaks,
  ...common.negations,
  ...common.finishes,
  ...common.fillers,
]);
const tradeWords = new Set([...lexicon.keys()].flatMap((phrase) => phrase.split(" ")));
const known = new Set([...tradeWords, ...commonWords]);
const spellings = new Map([
  ...[...tradeWords].map((word) => [`${word}s`, word] as const),
  ...[...known].map((word) => [word, word] as const),
]);

/** The longest phrase of the trade that begins at `words[from]`; words are as `toKnownWord` gives them. */
export function findPhrase(
  words: readonly string[],
  from: number,
): { meaning: Meaning; length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - from); length > 0; length -= 1) {
    const meaning = lexicon.get(words.slice(from, from + length).join(" "));
    if (meaning) return { meaning, length };
  }
  return undefined;
}

/** A word as the lexicon spells it: small, without accents, singular, its typing errors mended; else just small. */
export function toKnownWord(text: string): string {
  const word = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’](s|d|m|ll|re|ve)?$/, "");
  if (known.has(word) || common.lookalikes.has(word)) return word;
  return singular(word) ?? correct(word, spellings) ?? word;
}

function singular(word: string): string | undefined {
  return [word, word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")].find(
    (candidate) => known.has(candidate),
  );
}

function buildLexicon(): ReadonlyMap<string, Meaning> {
  const entries = new Map<string, { options: OptionId[]; hints: OptionId[]; noun?: SlotName }>();
  const entry = (phrase: string) => {
    const found = entries.get(phrase) ?? { options: [], hints: [] };
    entries.set(phrase, found);
    return found;
  };
  for (const [option, list] of entriesOf(names))
    for (const phrase of phrasesOf(list)) entry(phrase).options.push(option);
  for (const [option, list] of entriesOf(hints))
    for (const phrase of phrasesOf(list)) entry(phrase).hints.push(option);
  for (const [slot, list] of entriesOf(nouns))
    for (const phrase of phrasesOf(list)) entry(phrase).noun = slot;
  return entries;
}

function entriesOf<Key extends string>(record: Partial<Record<Key, string>>) {
  return Object.entries(record) as [Key, string][];
}

function phrasesOf(list: string): string[] {
  return list.split(/,\s+/);
}
