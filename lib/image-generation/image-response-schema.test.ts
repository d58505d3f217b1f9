import { expect, test } from "vitest";
import { slots } from "#content/image-generation/options.ts";
import { imageResponseSchema } from "./image-response-schema.ts";

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
  ["a response of the own renderer", drawn],
  ["a response of a hosted model", hosted],
  ["an image of usual size", { ...drawn, image: "UklG".repeat(200_000) }],
])("accepts %s", (_, response) => {
  expect(imageResponseSchema.safeParse(response).success).toBe(true);
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["text", "ok"],
  ["a list", []],
  ["an empty object", {}],
  ["no image", { image: null }],
  ["only an image", { image: drawn.image }],
  ["null as the image", { ...drawn, image: null }],
  ["an empty image", { ...drawn, image: "" }],
  ["HTML as the image", { ...drawn, image: "<!doctype html>" }],
  ["an unknown maker", { ...drawn, madeBy: "somebody" }],
  ["no design", { ...drawn, design: undefined }],
  ["a design with a part missing", { ...drawn, design: { ...design, front: undefined } }],
  ["an unknown material", { ...drawn, design: { ...design, cabinet: "gold" } }],
  ["unknown words that are not a list", { ...drawn, unknown: "dragon" }],
  ["an error response", { error: "No." }],
])("rejects %s", (_, response) => {
  expect(imageResponseSchema.safeParse(response).success).toBe(false);
});
