import type { SlotOption } from "#content/image-generation/options.ts";
import { isOptionOf, type OptionId } from "#lib/image-generation/room-slots.ts";
import { roomKinds } from "./option-names.ts";
import { namesOption, namesRoom, type Term, type Token } from "./lexicon.ts";

type Room = SlotOption<"room">;

type AskedRoom = { option: Room; term: Term };

/** `elsewhere`: a room or piece of furniture that is not supported. */
type DetectedRoom = { asked?: AskedRoom; elsewhere?: Term };

/** The first named room, else one implied by a fixture. "A bar in the kitchen" is a kitchen, "a bar" is none. */
export function detectRoom(tokens: readonly Token[]): DetectedRoom {
  const named = namedRoom(tokens);
  const elsewhere = tokens.findIndex(
    (token) => token.kind === "term" && token.elsewhere && (!named || token.elsewhere === "room"),
  );
  const term = tokens[elsewhere];
  if (term?.kind === "term" && !(named && isSaidOf(tokens, elsewhere, named.first)))
    return { elsewhere: term };
  const asked = named ? kindOf(named, tokens) : impliedRoom(tokens);
  return asked ? { asked } : {};
}

/** Terms about other rooms, or missing from this room's images. */
export function termsBeside(tokens: readonly Token[], room: Room | undefined): Term[] {
  const isOther = (options: readonly OptionId[]) => {
    const other = roomIn(options);
    if (!room || !other || other === room) return false;
    return !roomKinds[other]?.includes(room);
  };
  return tokens.filter((token): token is Term => {
    if (token.kind !== "term") return false;
    const { options, hints, noun, fixture, missingFrom, elsewhere, isOtherForm } = token;
    if (isOtherForm) return true;
    if (room && fixture?.rooms.includes(room)) return false;
    if (missingFrom || fixture) return true;
    if (elsewhere) return !room || !hints.includes(room);
    return noun === undefined && (isOther(options) || isOther(hints));
  });
}

/** Whether the term only describes the room ("restaurant kitchen") or lies in it. */
function isSaidOf(tokens: readonly Token[], from: number, room: number): boolean {
  if (from > room || from === room - 1) return true;
  let index = room - 1;
  while (tokens[index]?.kind === "stop-word" || namesOption(tokens[index])) index -= 1;
  const isLinked = ["option-linker", "noun-linker"].includes(tokens[index]?.kind ?? "");
  // "Next to the kitchen" is not in it.
  return isLinked && tokens[index - 1]?.kind !== "conjunction";
}

function namedRoom(tokens: readonly Token[]): (AskedRoom & { first: number }) | undefined {
  const first = tokens.findIndex(namesRoom);
  if (first < 0) return undefined;
  let index = first;
  while (namesRoom(tokens[index + 1])) index += 1;
  const term = tokens[index];
  if (term?.kind !== "term") return undefined;
  const option = roomIn(term.options);
  return option && { option, term, first };
}

/** Refines a room by its fixtures: a "kitchen with a breakfast bar" has a peninsula, unless it has an island too. */
function kindOf(named: AskedRoom, tokens: readonly Token[]): AskedRoom {
  const kinds = roomKinds[named.option] ?? [];
  const hinted = tokens.flatMap((token) => {
    const option = token.kind === "term" ? roomIn(token.hints) : undefined;
    return token.kind === "term" && option ? [{ option, term: token }] : [];
  });
  if (hinted.some(({ option, term }) => option === named.option && term.noun)) return named;
  return hinted.find(({ option }) => kinds.includes(option)) ?? named;
}

function impliedRoom(tokens: readonly Token[]): AskedRoom | undefined {
  for (const token of tokens) {
    const option = token.kind === "term" ? (roomIn(token.hints) ?? token.missingFrom) : undefined;
    if (option && token.kind === "term") return { option, term: token };
  }
  return undefined;
}

function roomIn(options: readonly OptionId[]): Room | undefined {
  return options.find((option) => isOptionOf("room", option));
}
