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
  // Built in a loop, which TypeScript cannot infer.
  .transform((chosen) => chosen as CabinetDesign);

const understoodChoice = z.object({
  slot: z.enum(slotNames),
  option: z.enum(optionIds),
  words: z.string(),
});

const image = z.object({
  image: z.base64().min(1),
  alt: z.string().min(1),
  seed: z.int(),
});

export const imageResponseSchema = z.discriminatedUnion("madeBy", [
  image.extend({
    madeBy: z.literal("own-renderer"),
    design,
    understood: z.array(understoodChoice),
    /** The prompt's words for what the image does not show. */
    unknown: z.array(z.string()),
  }),
  image.extend({
    madeBy: z.literal("hosted-model"),
    understood: z.tuple([]),
    unknown: z.tuple([]),
  }),
]);

export const imageErrorSchema = z.object({
  /** The specification's sentence, or the field's error. */
  error: z.string().min(1),
  reason: z.string().optional(),
  field: z.literal("prompt").optional(),
  retryAfterSeconds: z.number().optional(),
  /** A room that can be shown in place of the prompt's. */
  proposal: z
    .object({
      room: z.enum(slots.room.options.map(({ id }) => id)),
      label: z.string(),
      note: z.string(),
    })
    .optional(),
});

export type UnderstoodChoice = z.output<typeof understoodChoice>;
export type ImageResponse = z.output<typeof imageResponseSchema>;
export type ImageError = z.output<typeof imageErrorSchema>;
