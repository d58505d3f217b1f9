import { slots, type SlotName, type SlotOption } from "#content/image-generation/options.ts";

export type OptionId = SlotOption<SlotName>;

const furnished: readonly SlotName[] = [
  "cabinet",
  "front",
  "worktop",
  "hardware",
  "floor",
  "pattern",
  "mood",
  "view",
];
const withIsland: readonly SlotName[] = [...furnished.slice(0, 2), "island", ...furnished.slice(2)];

const slotsBesideRoom: Record<SlotOption<"room">, readonly SlotName[]> = {
  kitchen: withIsland,
  peninsula: withIsland,
  linear: furnished,
  galley: furnished,
  wardrobe: furnished,
  vanity: furnished,
  study: furnished,
};

/** The slots that an image of `room` shows, the room first. */
export function slotsOf(room: SlotOption<"room">): readonly SlotName[] {
  return ["room", ...slotsBesideRoom[room]];
}

/** The options of a slot in `room`: only a wardrobe's fronts are as tall as a door, so only they slide. */
export function optionsIn<Slot extends SlotName>(room: SlotOption<"room">, slot: Slot) {
  return slots[slot].options.filter(({ id }) => isShownIn(room, id));
}

export function isShownIn(room: SlotOption<"room">, option: OptionId): boolean {
  return option !== "sliding" || room === "wardrobe";
}

/** Names that differ by room: an island at the wall is a peninsula. */
const labelsIn: Partial<Record<SlotOption<"room">, Partial<Record<SlotName, string>>>> = {
  peninsula: { island: "Peninsula" },
};

export function slotLabel(room: SlotOption<"room">, slot: SlotName): string {
  return labelsIn[room]?.[slot] ?? slots[slot].label;
}

export const USUAL_VIEW: SlotOption<"view"> = "whole";

export function isOptionOf<Slot extends SlotName>(
  slot: Slot,
  option: string,
): option is SlotOption<Slot> {
  return slots[slot].options.some(({ id }) => id === option);
}
