import type { SlotName, SlotOption } from "#content/image-generation/options.ts";
import type { OptionId } from "#lib/image-generation/room-slots.ts";
import {
  fixtureShapes,
  genericMaterials,
  missingFixtures,
  optionHints,
  optionNames,
  otherHandles,
  otherPlaces,
  otherRooms,
  roomFixtures,
  slotNouns,
} from "./vocabulary.ts";

/** What a word or phrase can mean. */
export type LexiconEntry = {
  /** The options that it names. */
  options: readonly OptionId[];
  /** The options that it suggests where nothing names one: "moody" suggests evening lamps. */
  hints: readonly OptionId[];
  /** The slot whose part it names: "worktop", "handle". */
  noun?: SlotName;
  /** What stands in the pictures of `rooms`, and the slot whose material it has: a mirror's frame has the handles'. */
  fixture?: { name: string; rooms: readonly Room[]; slot?: "cabinet" | "hardware" };
  /** The fixtures whose shape this is. */
  shapeOf?: readonly string[];
  /** The room that this is looked for in, whose picture has it not. */
  missingFrom?: Room;
  /** Whether it stands for any wood or any stone. */
  isGeneric?: boolean;
  /** Whether it names a form of handles that no picture has. */
  isOtherForm?: boolean;
  /** That it names a room or a piece that there is no picture of, or a place that a room may be in. */
  elsewhere?: "room" | "place";
};
type Room = SlotOption<"room">;
type MutableEntry = Omit<LexiconEntry, "options" | "hints"> & {
  options: OptionId[];
  hints: OptionId[];
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
  const lexiconSoFar = new Map<string, MutableEntry>();
  const entryOf = (phrase: string) => {
    const entry: MutableEntry = lexiconSoFar.get(phrase) ?? { options: [], hints: [] };
    lexiconSoFar.set(phrase, entry);
    return entry;
  };
  for (const [option, phrase] of phrasesIn(optionNames)) {
    entryOf(phrase).options.push(option);
    // Many languages put it so: "green dark".
    const turned = phrase.replace(/^(dark|light|pale|deep) (\S+)$/, "$2 $1");
    if (turned !== phrase) entryOf(turned).options.push(option);
  }
  for (const phrase of phrasesOf(genericMaterials)) entryOf(phrase).isGeneric = true;
  for (const [option, phrase] of phrasesIn(optionHints)) entryOf(phrase).hints.push(option);
  for (const [slot, phrase] of phrasesIn(slotNouns)) entryOf(phrase).noun = slot;
  for (const [room, phrase] of phrasesIn(missingFixtures)) entryOf(phrase).missingFrom = room;
  for (const [room, fixtures] of Object.entries(roomFixtures) as [Room, Fixtures][])
    for (const [slot, name] of phrasesIn(fixtures))
      entryOf(name).fixture = {
        name,
        rooms: [...(entryOf(name).fixture?.rooms ?? []), room],
        ...(slot !== "own" && { slot }),
      };
  for (const [name, shape] of phrasesIn(fixtureShapes))
    entryOf(shape).shapeOf = [...(entryOf(shape).shapeOf ?? []), name];
  for (const phrase of phrasesOf(otherRooms)) entryOf(phrase).elsewhere = "room";
  for (const phrase of phrasesOf(otherPlaces)) entryOf(phrase).elsewhere = "place";
  for (const phrase of phrasesOf(otherHandles)) {
    entryOf(phrase).noun = "hardware";
    entryOf(phrase).isOtherForm = true;
  }
  return lexiconSoFar;
}

type Fixtures = (typeof roomFixtures)[Room];

function phrasesIn<Key extends string>(vocabulary: Partial<Record<Key, string>>) {
  return (Object.entries(vocabulary) as [Key, string][]).flatMap(([key, list]) =>
    phrasesOf(list).map((phrase) => [key, phrase] as const),
  );
}

function phrasesOf(list: string): string[] {
  return list.split(/,\s+/);
}
