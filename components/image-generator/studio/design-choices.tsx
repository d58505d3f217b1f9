import { FieldLabel } from "#components/ui/field.tsx";
import { NativeSelect } from "#components/ui/native-select.tsx";
import {
  paints,
  stones,
  woods,
  type CabinetDesign,
  type SlotName,
} from "#content/image-generation/options.ts";
import type { ImageResponse } from "#lib/image-generation/image-response-schema.ts";
import { optionsIn, slotLabel, slotsOf } from "#lib/image-generation/room-slots.ts";

type ChoicesProps = {
  result: Extract<ImageResponse, { madeBy: "own-renderer" }>;
  /** Choices that override the prompt. */
  changed: Partial<CabinetDesign>;
  onChange: (choice: Partial<CabinetDesign>) => void;
};

const groups = [
  { label: "Wood", options: woods },
  { label: "Paint", options: paints },
  { label: "Stone", options: stones },
] as const;

/** Shows each part of the design and whether it came from the prompt, a choice or a default. */
export function Choices({ result, changed, onChange }: ChoicesProps) {
  const design = { ...result.design, ...changed };
  return (
    <fieldset className="mt-8">
      <legend className="font-serif text-name">In the picture</legend>
      <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(max(9.5rem,20%),1fr))] gap-x-6">
        {slotsOf(result.design.room).map((slot) => (
          <div key={slot} className="border-t py-3">
            <FieldLabel htmlFor={`choice-${slot}`} className="text-label text-quiet">
              {slotLabel(result.design.room, slot)}
            </FieldLabel>
            <NativeSelect
              id={`choice-${slot}`}
              value={design[slot]}
              aria-describedby={`origin-${slot}`}
              onChange={({ target }) => onChange({ [slot]: target.value })}
              className="border-0 px-0 py-2 pe-6"
            >
              <Options room={design.room} slot={slot} />
            </NativeSelect>
            <p id={`origin-${slot}`} className="text-label text-quiet">
              {originOf(slot, result, changed)}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** A slot's options, grouped if the materials are of more than one kind. */
function Options({ room, slot }: { room: CabinetDesign["room"]; slot: SlotName }) {
  const options = optionsIn(room, slot);
  const kinds = groups.flatMap(({ label, options: members }) => {
    const own = options.filter(({ id }) => members.some((member) => member.id === id));
    return own.length > 0 ? [{ label, own }] : [];
  });
  if (kinds.length === 0) return <List options={options} />;
  return kinds.map(({ label, own }) => (
    <optgroup key={label} label={label}>
      <List options={own} />
    </optgroup>
  ));
}

function List({ options }: { options: readonly { id: string; label: string }[] }) {
  return options.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
}

function originOf(
  slot: SlotName,
  { understood }: ChoicesProps["result"],
  changed: Partial<CabinetDesign>,
): string {
  if (slot in changed) return "your choice";
  const words = understood.find((choice) => choice.slot === slot)?.words;
  return words ? `“${words}”` : "our proposal";
}
