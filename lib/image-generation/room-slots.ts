import { slots, type SlotName, type SlotOption } from "#content/image-generation/options.ts";

/** Every choice of every slot. */
export type OptionId = SlotOption<SlotName>;

/** The slots that each room has beside the room itself, in the order in which the chips stand. */
const slotsBesideRoom = {
  kitchen: [
    "cabinet",
    "front",
    "island",
    "worktop",
    "hardware",
    "floor",
    "pattern",
    "mood",
    "view",
  ],
  linear: ["cabinet", "front", "worktop", "hardware", "floor", "pattern", "mood", "view"],
  wardrobe: ["cabinet", "front", "worktop", "hardware", "floor", "pattern", "mood", "view"],
  vanity: ["cabinet", "front", "worktop", "hardware", "floor", "pattern", "mood", "view"],
  study: ["cabinet", "front", "worktop", "hardware", "floor", "pattern", "mood", "view"],
} as const satisfies Record<SlotOption<"room">, readonly SlotName[]>;

/** The slots that a picture of `room` shows, the room itself first. */
export function slotsOf(room: SlotOption<"room">): readonly SlotName[] {
  return ["room", ...slotsBesideRoom[room]];
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
