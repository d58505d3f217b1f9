import fc from "fast-check";
import { expect, it } from "vitest";
import { slots, type CabinetDesign, type SlotName } from "#content/image-generation/options.ts";
import { describeDesign, labelOf } from "#lib/image-generation/describe-design.ts";
import { isOptionOf, isShownIn, slotsOf, USUAL_VIEW } from "#lib/image-generation/room-slots.ts";
import { completeDesign, seedOf } from "./complete-design.ts";

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

it("proposes a different design for another seed", () => {
  const proposals = Array.from({ length: 40 }, (_, seed) =>
    JSON.stringify(completeDesign({}, seed)),
  );
  expect(new Set(proposals).size).toBeGreaterThan(8);
  expect(seedOf("walnut kitchen")).toBe(seedOf("walnut kitchen"));
  expect(seedOf("walnut kitchen")).not.toBe(seedOf("walnut kitchens"));
});

it("gives sliding fronts no handles unless some are chosen", () => {
  const wardrobe = { room: "wardrobe", front: "sliding" } as const;
  expect(completeDesign(wardrobe, 1).hardware).toBe("none");
  expect(completeDesign({ ...wardrobe, hardware: "brass" }, 1).hardware).toBe("brass");
});

it("gives the worktop the island's stone when only the island has one", () => {
  expect(completeDesign({ island: "soapstone" }, 1).worktop).toBe("soapstone");
  expect(completeDesign({ cabinet: "navy" }, 1).island).toBe("navy");
});

it("gives a patterned floor wood and lays a stone floor straight", () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { floor } = completeDesign({ pattern: "chevron" }, seed);
    expect(isOptionOf("cabinet", floor)).toBe(true);
    expect(completeDesign({ floor: "limestone" }, seed).pattern).toBe("straight");
  }
});

it("shows the whole room by default, without affecting other choices", () => {
  const { view, ...whole } = completeDesign({ room: "linear" }, 3);
  expect(view).toBe("whole");
  expect(completeDesign({ room: "linear", view: "close" }, 3)).toEqual({ ...whole, view: "close" });
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
      const shown = (slot: SlotName) => text.includes(labelOf(whole, slot).toLowerCase());
      for (const slot of slotsOf(whole.room))
        if (slot !== "hardware" && whole[slot] !== USUAL_VIEW) expect(shown(slot)).toBe(true);
      if (whole.room !== "kitchen") expect(text).not.toContain("island");
    }),
  );
});
