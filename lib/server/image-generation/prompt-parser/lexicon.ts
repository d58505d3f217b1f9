import type { SlotName } from "#content/image-generation/options.ts";
import type { OptionId } from "#lib/image-generation/room-slots.ts";
import { optionHints, optionNames, slotNouns } from "./vocabulary.ts";

/** What a word or phrase can mean. */
export type LexiconEntry = {
  /** The options that it names. */
  options: readonly OptionId[];
  /** The options that it suggests where nothing names one: "moody" suggests evening lamps. */
  hints: readonly OptionId[];
  /** The slot whose part it names: "worktop", "handle". */
  noun?: SlotName;
};

const lexicon = buildLexicon();
const LONGEST_PHRASE = Math.max(...[...lexicon.keys()].map((phrase) => phrase.split(" ").length));

/** Every word that stands in a phrase of the lexicon. */
export const lexiconWords: ReadonlySet<string> = new Set(
  [...lexicon.keys()].flatMap((phrase) => phrase.split(" ")),
);

/** The longest phrase of the lexicon that begins at `words[from]`, in words; they are as `normalizeWord` gives them. */
export function longestPhraseAt(
  words: readonly string[],
  from: number,
): { entry: LexiconEntry; length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - from); length > 0; length -= 1) {
    const entry = lexicon.get(words.slice(from, from + length).join(" "));
    if (entry) return { entry, length };
  }
  return undefined;
}

/** Turns the vocabulary around: from each phrase to everything that it can mean. */
function buildLexicon(): ReadonlyMap<string, LexiconEntry> {
  const lexiconSoFar = new Map<
    string,
    { options: OptionId[]; hints: OptionId[]; noun?: SlotName }
  >();
  const entryOf = (phrase: string) => {
    const entry = lexiconSoFar.get(phrase) ?? { options: [], hints: [] };
    lexiconSoFar.set(phrase, entry);
    return entry;
  };
  for (const [option, phrase] of phrasesIn(optionNames)) entryOf(phrase).options.push(option);
  for (const [option, phrase] of phrasesIn(optionHints)) entryOf(phrase).hints.push(option);
  for (const [slot, phrase] of phrasesIn(slotNouns)) entryOf(phrase).noun = slot;
  return lexiconSoFar;
}

function phrasesIn<Key extends string>(vocabulary: Partial<Record<Key, string>>) {
  return (Object.entries(vocabulary) as [Key, string][]).flatMap(([key, list]) =>
    list.split(/,\s+/).map((phrase) => [key, phrase] as const),
  );
}
