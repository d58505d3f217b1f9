import type { SlotName } from "#content/image-generation/options.ts";
import { isOptionOf } from "#lib/image-generation/room-slots.ts";
import type { LexiconEntry } from "./lexicon.ts";

/** A stretch of the prompt: offsets in UTF-16 code units, `end` not included. */
export type Span = { start: number; end: number };

/** A word or phrase of the lexicon. `isFinish`: it may also say how a material is finished, as "dark" does. */
export type Term = Span & LexiconEntry & { kind: "term"; isFinish: boolean };

/** Any other word, by what it does in the sentence (`stop-words.ts`), or punctuation that ends a clause. */
type Word = Span & {
  kind:
    | "option-linker"
    | "noun-linker"
    | "conjunction"
    | "with"
    | "negation"
    | "stop-word"
    | "clause-end"
    | "unknown";
};

export type Token = Term | Word;

/** Whether a token names a room. */
export function namesRoom(token: Token | undefined): boolean {
  return token?.kind === "term" && token.options.some((option) => isOptionOf("room", option));
}

/** Whether a token names an option of a slot other than the room: "walnut", "shaker", "evening". */
export function namesOption(token: Token | undefined): token is Term {
  return token?.kind === "term" && token.options.length > 0 && !namesRoom(token);
}

/** The slot whose part a token names: "worktop", "handles". A room's name stands for its cabinets. */
export function slotNamedBy(token: Token | undefined): SlotName | undefined {
  if (token?.kind !== "term") return undefined;
  return token.noun ?? (namesRoom(token) ? "cabinet" : undefined);
}
