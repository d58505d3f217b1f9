import fc from "fast-check";
import { expect, it, test } from "vitest";
import { slots, type CabinetDesign, type SlotName } from "#content/image-generation/options.ts";
import { describeDesign } from "#lib/image-generation/describe-design.ts";
import { PROMPT_LIMITS } from "#lib/image-generation/image-response.ts";
import { imageAddress, imageTextOf } from "./image-prefill.ts";
import { normalizeLine } from "#lib/validation/normalize-text.ts";

const textAt = (address: string) =>
  imageTextOf(new URL(address, "https://site.example").searchParams);

const anyDesign = fc
  .record(
    Object.fromEntries(
      Object.entries(slots).map(([slot, { options }]) => [
        slot,
        fc.constantFrom(...options.map(({ id }) => id)),
      ]),
    ) as { [Slot in SlotName]: fc.Arbitrary<CabinetDesign[Slot]> },
  )
  .map((design) => design as CabinetDesign);

it("round-trips every design and description as plain text", () => {
  fc.assert(
    fc.property(anyDesign, fc.stringMatching(/^[\p{L}\p{P}]{3,40}$/u), (design, prompt) => {
      expect(textAt(imageAddress({ design, prompt }))).toBe(
        `From the image tool: ${describeDesign(design)}\nIn my words: “${prompt}”`,
      );
    }),
  );
});

it("reduces each description to one printable line", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (prompt) => {
      const text = textAt(imageAddress({ prompt })) ?? "";
      expect(text).toBe(normalizeLine(text));
    }),
  );
  expect(textAt(imageAddress({ prompt: "oak\r\n\tkitchen\u2028now" }))).toContain(
    "“oak kitchen now”",
  );
});

const whole = "kitchen.walnut.slab.white.calacatta.brass.white-oak.straight.day.whole";

test.each([
  ["no image", "?prompt=Buy+gold", undefined],
  ["nothing", "?picture=", ""],
  ["a design with a part missing", `?picture=${whole.replace(".day", "")}`, ""],
  ["a design with an extra part", `?picture=${whole}.day`, ""],
  ["an unknown material", `?picture=${whole.replace("walnut", "gold")}`, ""],
  ["an inherited property name", `?picture=${whole.replace(".day", ".constructor")}`, ""],
  [
    "a description longer than the tool takes",
    `?picture=&prompt=${"x".repeat(PROMPT_LIMITS.max + 1)}`,
    "",
  ],
])("ignores the invalid parts of an address with %s", (_, address, expected) => {
  expect(textAt(address)).toBe(expected);
});
