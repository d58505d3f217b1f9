import { expect, test } from "vitest";
import { slots } from "#content/image-generation/options.ts";
import { imageResponseSchema, imageErrorSchema } from "./image-response-schema.ts";

const design = Object.fromEntries(
  Object.entries(slots).map(([slot, { options }]) => [slot, options[0].id]),
);
const drawn = {
  image: "UklGRg==",
  alt: "A kitchen.",
  seed: 7,
  madeBy: "own-renderer",
  design,
  understood: [{ slot: "room", option: "kitchen", words: "kitchen" }],
  unknown: ["dragon"],
};
const hosted = { ...drawn, madeBy: "hosted-model", design: undefined, understood: [], unknown: [] };

test.each([
  ["our own renderer's", drawn],
  ["a hosted model's", hosted],
  ["a picture of its usual size", { ...drawn, image: "UklG".repeat(200_000) }],
])("believes %s answer", (_, response) => {
  expect(imageResponseSchema.safeParse(response).success).toBe(true);
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a text", "ok"],
  ["a list", []],
  ["an empty object", {}],
  ["no picture", { image: null }],
  ["a picture alone", { image: drawn.image }],
  ["null for the picture", { ...drawn, image: null }],
  ["an empty picture", { ...drawn, image: "" }],
  ["a page for the picture", { ...drawn, image: "<!doctype html>" }],
  ["an unknown maker", { ...drawn, madeBy: "somebody" }],
  ["no design", { ...drawn, design: undefined }],
  ["a design with a part missing", { ...drawn, design: { ...design, front: undefined } }],
  ["an unknown material", { ...drawn, design: { ...design, cabinet: "gold" } }],
  ["words that are no list", { ...drawn, unknown: "dragon" }],
  ["a refusal", { error: "No." }],
])("doesn't believe %s", (_, response) => {
  expect(imageResponseSchema.safeParse(response).success).toBe(false);
});

test("believes a refusal with its words, and none without", () => {
  expect(imageErrorSchema.safeParse({ error: "No.", reason: "Full.", field: "prompt" })).toEqual({
    success: true,
    data: { error: "No.", reason: "Full.", field: "prompt" },
  });
  for (const response of [null, {}, { error: "" }, { error: 500 }, { error: "No.", field: "seed" }])
    expect(imageErrorSchema.safeParse(response).success).toBe(false);
});
