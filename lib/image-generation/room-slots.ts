import { slots, type SlotName, type SlotOption } from "#content/image-generation/options.ts";

/** Every choice of every slot. */
export type OptionId = SlotOption<SlotName>;

/** The slots of a room beside the room itself, in the order in which the chips stand. */
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

/** The slots that a picture of `room` shows, the room itself first. */
export function slotsOf(room: SlotOption<"room">): readonly SlotName[] {
  return ["room", ...slotsBesideRoom[room]];
}

/** What `room` has in the place of another room's part: an island that stands at the wall is a peninsula. */
const labelsIn: Partial<Record<SlotOption<"room">, Partial<Record<SlotName, string>>>> = {
  peninsula: { island: "Peninsula" },
};

/** What a slot is called in a picture of `room`. */
export function slotLabel(room: SlotOption<"room">, slot: SlotName): string {
  return labelsIn[room]?.[slot] ?? slots[slot].label;
}

/** How a room is seen where nothing is said of it. */
export const USUAL_VIEW: SlotOption<"view"> = "whole";

/** Whether `option` is one of the choices of `slot`. */
export function isOptionOf<Slot extends SlotName>(
  slot: Slot,
  option: string,
): option is SlotOption<Slot> {
  return slots[slot].options.some(({ id }) => id === option);
}
