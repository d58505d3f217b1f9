import type { SlotOption } from "#content/image-generation/options.ts";
import { isRoom, type Item, type Span, type Term } from "./prompt-items.ts";
import { takes } from "./room-slots.ts";
import type { OptionId } from "./vocabulary.ts";

type Room = SlotOption<"room">;

/** The room that a prompt asks for, the word that says so, and what it says of other rooms. */
export type RoomReading = { option?: Room; term?: Term; others: Span[] };

/** The room that is named first, of "office kitchen" the kitchen; without a name, the one that a thing belongs to. */
export function readRoom(items: readonly Item[]): RoomReading {
  const first = items.findIndex(isRoom);
  if (first < 0) return roomOfThings(items);
  let index = first;
  while (isRoom(items[index + 1])) index += 1;
  const term = items[index];
  if (term?.kind !== "term") return { others: [] };
  const option = roomOf(term.options);
  const isOther = (room: Room | undefined) => room !== undefined && room !== option;
  // A mirror is expected of a vanity, and missed in a kitchen.
  const others = items.filter(
    (item): item is Term =>
      item.kind === "term" &&
      item.noun === undefined &&
      (isOther(roomOf(item.options)) || isOther(roomOf(item.hints))),
  );
  return { option, term, others };
}

function roomOfThings(items: readonly Item[]): RoomReading {
  for (const item of items) {
    const option = item.kind === "term" ? roomOf(item.hints) : undefined;
    if (option && item.kind === "term") return { option, term: item, others: [] };
  }
  return { others: [] };
}

function roomOf(options: readonly OptionId[]): Room | undefined {
  return options.find((option) => takes("room", option));
}
