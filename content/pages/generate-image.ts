import type { ImageToolRecord } from "#content/record-types.ts";

export const generateImage = {
  path: "/generate-image",
  name: "Image tool",
  title: "Image tool: describe a cabinet",
  description: "Describe a cabinet in words and receive a picture of it, to start a conversation.",
  index: false,
  modified: "2026-11-26",
  sections: [
    {
      kind: "page-header",
      title: "Describe a cabinet.",
      lead: "Room, species, finish, front, countertop, floor, light: a sentence is enough. The picture starts a conversation; it is not a shop drawing.",
    },
  ],
  tool: {
    title: "Your description",
    examples: [
      "Walnut shaker kitchen with a marble island and brass pulls",
      "Dark study wall in smoked oak, slab fronts, evening lamps",
      "Bath vanity in sage green with a travertine top, no handles",
      "Greige wardrobe, slab fronts, bronze handles, herringbone oak floor",
    ],
    exampleImage: "image-tool-example",
  },
} as const satisfies ImageToolRecord;
