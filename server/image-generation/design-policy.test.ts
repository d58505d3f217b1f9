import fc from "fast-check";
import { expect, it } from "vitest";
import { slots, type CabinetDesign, type SlotName } from "#content/image-generation/options.ts";
import { describeDesign, optionLabel } from "#lib/image-generation/describe-design.ts";
import { isShownIn, slotsOf, USUAL_VIEW } from "#lib/image-generation/room-slots.ts";
import { completeDesign } from "./design-policy.ts";

const choices = fc.record(
  Object.fromEntries(
    Object.entries(slots).map(([slot, { options }]) => [
      slot,
      fc.constantFrom(...options.map(({ id }) => id)),
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<CabinetDesign>>;

it("keeps the chosen options, fills in the rest and is deterministic for a seed", () => {
  fc.assert(
    fc.property(choices, fc.nat(), (chosen, seed) => {
      const design = completeDesign(chosen, seed);
      const { front, ...others } = chosen;
      expect(design).toMatchObject(others);
      // What the room cannot show gives way to what it can.
      if (front && isShownIn(design.room, front)) expect(design.front).toBe(front);
      expect(isShownIn(design.room, design.front)).toBe(true);
      expect(Object.keys(design).toSorted()).toEqual(Object.keys(slots).toSorted());
      expect(completeDesign(chosen, seed)).toEqual(design);
    }),
  );
});

it("gives sliding fronts no handles unless some are chosen", () => {
  const wardrobe = { room: "wardrobe", front: "sliding" } as const;
  expect(completeDesign(wardrobe, 1).hardware).toBe("none");
  expect(completeDesign({ ...wardrobe, hardware: "brass" }, 1).hardware).toBe("brass");
});

it("describes an image in one sentence, without what the room lacks", () => {
  const design = completeDesign({ room: "kitchen", cabinet: "walnut", hardware: "none" }, 1);
  expect(describeDesign(design)).toMatch(
    /^Kitchen with \w+ fronts in American walnut, an island in American walnut, .*no handles.*\.$/,
  );
  expect(describeDesign({ ...design, room: "linear", view: "close" })).toMatch(
    /^Linear kitchen in a close view with /,
  );
  expect(describeDesign({ ...design, room: "peninsula" })).toMatch(
    /^Peninsula kitchen with .*, a peninsula in American walnut, /,
  );
  fc.assert(
    fc.property(choices, (chosen) => {
      const whole = completeDesign(chosen, 1);
      const text = describeDesign(whole).toLowerCase();
      const shown = (slot: SlotName) => text.includes(optionLabel(whole, slot).toLowerCase());
      for (const slot of slotsOf(whole.room))
        if (slot !== "hardware" && whole[slot] !== USUAL_VIEW) expect(shown(slot)).toBe(true);
      if (whole.room !== "kitchen") expect(text).not.toContain("island");
    }),
  );
});
