import "#lib/validation/configure-zod.ts";
import { z } from "zod";
import { slots, type CabinetDesign, type SlotName } from "#content/image-generation/options.ts";
import type { OptionId } from "./room-slots.ts";

const slotNames = Object.keys(slots) as [SlotName, ...SlotName[]];
const optionIds = slotNames.flatMap((slot) => slots[slot].options.map(({ id }) => id)) as [
  OptionId,
  ...OptionId[],
];

const design = z
  .object(
    Object.fromEntries(
      slotNames.map((slot) => [slot, z.enum(slots[slot].options.map(({ id }) => id))]),
    ),
  )
  // Built slot by slot from the list of choices, which a type can't follow.
  .transform((chosen) => chosen as CabinetDesign);

/** A choice that a prompt made, and its words for it. */
const understoodChoice = z.object({
  slot: z.enum(slotNames),
  option: z.enum(optionIds),
  words: z.string(),
});

const image = z.object({
  /** A WebP file in base64. */
  image: z.base64().min(1),
  /** What the picture shows, in one sentence. */
  alt: z.string().min(1),
  seed: z.int(),
});

/** A finished picture as `POST /api/generate-image` answers it. */
export const imageAnswerSchema = z.discriminatedUnion("madeBy", [
  image.extend({
    madeBy: z.literal("own-renderer"),
    design,
    understood: z.array(understoodChoice),
    /** What was asked for and is not in the picture, in the prompt's own words. */
    unknown: z.array(z.string()),
  }),
  image.extend({
    madeBy: z.literal("hosted-model"),
    understood: z.tuple([]),
    unknown: z.tuple([]),
  }),
]);

/** Why there is no picture. */
export const imageRefusalSchema = z.object({
  /** One sentence for the visitor: the specification's, or what is wrong with the field. */
  error: z.string().min(1),
  /** Why, and what helps. */
  reason: z.string().optional(),
  /** The field that `error` is about. */
  field: z.literal("prompt").optional(),
  /** When the next try is welcome. */
  retryAfterSeconds: z.number().optional(),
});

export type UnderstoodChoice = z.output<typeof understoodChoice>;
export type ImageAnswer = z.output<typeof imageAnswerSchema>;
export type ImageRefusal = z.output<typeof imageRefusalSchema>;
