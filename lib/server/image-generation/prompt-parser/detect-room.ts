import type { SlotOption } from "#content/image-generation/options.ts";
import { isOptionOf, type OptionId } from "#lib/image-generation/room-slots.ts";
import { namesRoom, type Term, type Token } from "./token.ts";

type Room = SlotOption<"room">;

/** The room that a prompt asks for, the term that says so, and the terms that speak of other rooms. */
export type DetectedRoom = { option: Room; term: Term; others: readonly Term[] };

/** The room that is named first, of "office kitchen" the kitchen; without a name, the one that a thing belongs to. */
export function detectRoom(tokens: readonly Token[]): DetectedRoom | undefined {
  return namedRoom(tokens) ?? impliedRoom(tokens);
}

function namedRoom(tokens: readonly Token[]): DetectedRoom | undefined {
  let index = tokens.findIndex(namesRoom);
  if (index < 0) return undefined;
  while (namesRoom(tokens[index + 1])) index += 1;
  const term = tokens[index];
  if (term?.kind !== "term") return undefined;
  const option = roomIn(term.options);
  return option && { option, term, others: termsOfOtherRooms(tokens, option) };
}

/** A mirror is expected of a vanity, and missed in a kitchen. */
function termsOfOtherRooms(tokens: readonly Token[], room: Room): Term[] {
  const isOther = (options: readonly OptionId[]) => (roomIn(options) ?? room) !== room;
  return tokens.filter(
    (token): token is Term =>
      token.kind === "term" &&
      token.noun === undefined &&
      (isOther(token.options) || isOther(token.hints)),
  );
}

function impliedRoom(tokens: readonly Token[]): DetectedRoom | undefined {
  for (const token of tokens) {
    const option = token.kind === "term" ? roomIn(token.hints) : undefined;
    if (option && token.kind === "term") return { option, term: token, others: [] };
  }
  return undefined;
}

function roomIn(options: readonly OptionId[]): Room | undefined {
  return options.find((option) => isOptionOf("room", option));
}
