import { slots, type CabinetDesign, type SlotName } from "#content/image-generation/options.ts";
import { slotLabel, slotsOf, USUAL_VIEW } from "./room-slots.ts";

export function optionLabel(design: CabinetDesign, slot: SlotName): string {
  const chosen = design[slot];
  return slots[slot].options.find(({ id }) => id === chosen)?.label ?? chosen;
}

export function describeChoices(chosen: Partial<CabinetDesign>): string {
  return Object.entries(slots)
    .flatMap(([slot, { label, options }]) => {
      const option = options.find(({ id }) => id === chosen[slot as SlotName]);
      return option ? [`${label}: ${option.label}.`] : [];
    })
    .join(" ");
}

const layingTexts: Record<CabinetDesign["pattern"], string> = {
  straight: "straight",
  herringbone: "in herringbone",
  chevron: "in chevron",
};

export function describeDesign(design: CabinetDesign): string {
  const shown = slotsOf(design.room);
  const has = (slot: SlotName) =>
    shown.includes(slot) ? [inSentence(optionLabel(design, slot))] : [];
  const parts = [
    ...has("front").map(
      (front) => `${front} fronts in ${inSentence(optionLabel(design, "cabinet"))}`,
    ),
    ...has("island").map((island) => `${articled(slotLabel(design.room, "island"))} in ${island}`),
    ...has("worktop").map((worktop) => `a countertop in ${worktop}`),
    ...has("hardware").map((hardware) =>
      design.hardware === "none" ? "no handles" : `handles in ${hardware}`,
    ),
    ...has("floor").map((floor) => `a floor in ${floor}, laid ${layingTexts[design.pattern]}`),
  ];
  const list = new Intl.ListFormat("en").format(parts);
  const view = design.view === USUAL_VIEW ? "" : ` in a ${inSentence(optionLabel(design, "view"))}`;
  return `${optionLabel(design, "room")}${view} with ${list}; ${inSentence(optionLabel(design, "mood"))}.`;
}

function articled(label: string): string {
  return `${/^[aeiou]/i.test(label) ? "an" : "a"} ${inSentence(label)}`;
}

/** Proper names keep their capital: American walnut, Calacatta. */
function inSentence(label: string): string {
  return /^(American|Calacatta|Nero)\b/.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
}
