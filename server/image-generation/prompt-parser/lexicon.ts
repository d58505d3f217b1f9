import type { SlotName, SlotOption } from "#content/image-generation/options.ts";
import { isOptionOf, type OptionId } from "#lib/image-generation/room-slots.ts";
import type { WordKind } from "./stop-words.ts";
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
} from "./option-names.ts";

type LexiconEntry = {
  options: OptionId[];
  /** Options suggested if nothing names one: "moody" suggests evening lamps. */
  hints: OptionId[];
  /** The slot that the word names a part of: "worktop", "handle". */
  noun?: SlotName;
  /** An object in the images of `rooms`; `slot` gives its material (a mirror's frame has the handles'). */
  fixture?: { name: string; rooms: readonly Room[]; slot?: "cabinet" | "hardware" };
  shapeOf?: string[];
  /** The room in which this is usual, although its image lacks it. */
  missingFrom?: Room;
  /** Stands for any wood or any stone. */
  isGeneric?: boolean;
  isOtherForm?: boolean;
  elsewhere?: "room" | "place";
  /** The supported room nearest to what is elsewhere. */
  nearest?: Room;
};
type Room = SlotOption<"room">;

const lexicon = buildLexicon();
const MAX_PHRASE = Math.max(...[...lexicon.keys()].map((phrase) => phrase.split(" ").length));

export const lexiconWords: ReadonlySet<string> = new Set(
  [...lexicon.keys()].flatMap((phrase) => phrase.split(" ")),
);

/** The longest phrase that `words` (normalized) begin with, and its length in words. */
export function longestPhraseAt(
  words: readonly string[],
): { entry: LexiconEntry; length: number } | undefined {
  for (let length = Math.min(MAX_PHRASE, words.length); length > 0; length -= 1) {
    const entry = lexicon.get(words.slice(0, length).join(" "));
    if (entry) return { entry, length };
  }
  return undefined;
}

function buildLexicon(): ReadonlyMap<string, LexiconEntry> {
  const lexiconSoFar = new Map<string, LexiconEntry>();
  const entryOf = (phrase: string) => {
    const entry: LexiconEntry = lexiconSoFar.get(phrase) ?? { options: [], hints: [] };
    lexiconSoFar.set(phrase, entry);
    return entry;
  };
  for (const [option, phrase] of phrasesIn(optionNames)) {
    entryOf(phrase).options.push(option);
    // Word order of many languages: "green dark".
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
  for (const [nearest, phrase] of phrasesIn(otherRooms))
    Object.assign(entryOf(phrase), { elsewhere: "room", nearest });
  for (const [nearest, phrase] of phrasesIn(otherPlaces))
    Object.assign(entryOf(phrase), { elsewhere: "place", nearest });
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

/** UTF-16 offsets into the prompt, `end` exclusive. */
export type Span = { start: number; end: number };

/** A lexicon phrase. `isFinish`: may also describe a finish, such as "dark". */
export type Term = Span & LexiconEntry & { kind: "term"; isFinish: boolean };

type Word = Span & { kind: WordKind | "clause-end" | "unknown" };

export type Token = Term | Word;

export function namesRoom(token: Token | undefined): boolean {
  return token?.kind === "term" && token.options.some((option) => isOptionOf("room", option));
}

/** Whether a token names an option of any slot but the room. */
export function namesOption(token: Token | undefined): token is Term {
  return token?.kind === "term" && token.options.length > 0 && !namesRoom(token);
}

/** The slot whose part a token names; a room stands for its cabinets. */
export function slotNamedBy(token: Token | undefined): SlotName | undefined {
  if (token?.kind !== "term") return undefined;
  return token.noun ?? (namesRoom(token) ? "cabinet" : undefined);
}
