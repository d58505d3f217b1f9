import type { SlotName } from "#content/image-generation/options.ts";
import { isOptionOf } from "#lib/image-generation/room-slots.ts";
import type { LexiconEntry } from "./lexicon.ts";

/** UTF-16 offsets into the prompt, `end` exclusive. */
export type Span = { start: number; end: number };

/** A lexicon phrase. `isFinish`: may also describe a finish, such as "dark". */
export type Term = Span & LexiconEntry & { kind: "term"; isFinish: boolean };

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
