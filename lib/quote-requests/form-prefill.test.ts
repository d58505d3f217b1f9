import { describe, expect, it, test } from "vitest";
import { declarationNames } from "#content/declarations/declaration-names.ts";
import { samples } from "#content/sample-options.ts";
import {
  choiceOf,
  knownKits,
  LOT_NUMBER_HINT,
  NO_CHOICE,
  originOfChoice,
  quoteAddress,
  prefillText,
  withPrefillLine,
  prefillLine,
} from "./form-prefill.ts";
import { REQUEST_FIELDS } from "./request-fields.ts";
import { imageAddress } from "./image-prefill.ts";

const at = (address: string) => choiceOf(new URL(address, "https://site.example").searchParams);
const slugs = Object.values(samples).flatMap((names) => Object.keys(names));

describe("form prefill", () => {
  it.each(slugs)("preselects %s from its link", (slug) => {
    expect(at(quoteAddress(slug)).quote).toMatchObject({ slug });
  });

  it.each([
    "?for=gold",
    "?for=",
    "?for=White%20oak",
    "?for=__proto__",
    "?sample=teak",
    "?for=<script>alert(1)</script>",
  ])("ignores unknown values: %s", (address) => {
    expect(at(address)).toEqual({});
    expect(prefillLine(at(address))).toBe("");
  });
});

test.each(Object.entries(declarationNames))("requests the document %s by its id", (id, name) => {
  expect(prefillLine(at(`?document=${id}`))).toBe(`Document: ${name}`);
});

test("names the drawing kits that were taken along", () => {
  const kits = knownKits(["wall-panels", "gold", "constructor", "doors-windows"]);
  expect(prefillLine({ ...NO_CHOICE, kits })).toBe("Drawing kit: Wall panels, Doors and windows");
});

test("asks for the document of a lot", () => {
  const choice = at("?document=eudr&from=hardwood-flooring&lot=20417");
  expect(prefillLine(choice)).toBe("Document: EUDR due-diligence data, lot 20417");
  expect(choice.problem).toBeUndefined();
  expect(at("?document=eudr&lot=").problem).toBeUndefined();
});

test.each([
  ["?document=constructor", "There is no such paper. Name the one that you need.", ""],
  ["?document=", "There is no such paper. Name the one that you need.", ""],
  [
    "?document=reach&from=gold",
    "There is no such product. Name the one that the paper is for.",
    "Document: REACH declaration",
  ],
  ["?document=reach&lot=4x", LOT_NUMBER_HINT, "Document: REACH declaration, lot 4x"],
  [`?document=reach&lot=${"1".repeat(41)}`, LOT_NUMBER_HINT, "Document: REACH declaration"],
])("says what is wrong with %s and keeps what it can", (address, problem, expected) => {
  const choice = at(address);
  expect(choice.problem).toBe(problem);
  expect(prefillLine(choice)).toBe(expected);
});

test("describes the choices in plain text, one line each", () => {
  expect(prefillLine(at("?for=teak&document=eudr"))).toBe(
    "Quote for: Teak (hardwood flooring)\nDocument: EUDR due-diligence data",
  );
  expect(prefillLine(NO_CHOICE)).toBe("");
});

test("takes the origin from the requested item's product", () => {
  expect(originOfChoice(at("?for=fluted"))?.slug).toBe("wall-panels");
  expect(originOfChoice(NO_CHOICE)).toBeUndefined();
});

test("puts an image first and adds cabinets to the other choices", () => {
  const image = at(`${imageAddress({ prompt: "Oak kitchen" })}&for=shaker-sage`);
  expect(prefillText(image)).toBe(
    "From the image tool, in my words: “Oak kitchen”\nQuote for: Shaker, sage (custom cabinets)",
  );
  expect(originOfChoice(at(imageAddress({ prompt: "Oak kitchen" })))).toMatchObject({
    slug: "custom-cabinets",
    isAdded: true,
  });
  expect(originOfChoice(at("?for=shaker-sage"))?.isAdded).toBeUndefined();
});

describe("prefilled text", () => {
  const [one, two] = ["Quote for: Teak (hardwood flooring)", "Quote for: Ash (hardwood flooring)"];

  it("is added once, before the typed text", () => {
    expect(withPrefillLine("", one)).toBe(one);
    expect(withPrefillLine("Wide planks", one)).toBe(`${one}\nWide planks`);
    expect(withPrefillLine(`Wide planks\n${one}`, one)).toBe(`Wide planks\n${one}`);
  });

  it("follows the choice while unedited and is removed with it", () => {
    expect(withPrefillLine(`Wide\n${one}\nplanks`, two, one)).toBe(`Wide\n${two}\nplanks`);
    expect(withPrefillLine(`${one}\nWide planks`, "", one)).toBe("Wide planks");
    expect(withPrefillLine(one, "", one)).toBe("");
  });

  it("does not come back after it was removed", () => {
    expect(withPrefillLine("Wide planks", one, one)).toBe("Wide planks");
    expect(withPrefillLine("Wide planks", two, one)).toBe(`${two}\nWide planks`);
  });

  it("is not added to a full field", () => {
    const full = "x".repeat(REQUEST_FIELDS.specifications.limit - 10);
    expect(withPrefillLine(full, one)).toBe(full);
  });
});
