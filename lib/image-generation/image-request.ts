import "#lib/validation/configure-zod.ts";
import { z } from "zod";
import { slots, type CabinetDesign } from "#content/image-generation/options.ts";
import { normalizeText } from "#lib/validation/normalize-text.ts";
import { PROMPT_LIMITS, PROMPT_MESSAGES } from "./image-response.ts";

const choices = z.strictObject(
  Object.fromEntries(
    Object.entries(slots).map(([slot, { options }]) => [
      slot,
      z.enum(options.map(({ id }) => id)).optional(),
    ]),
  ),
);

/** `design` overrides the prompt, slot by slot. */
export const imageRequestSchema = z.object({
  prompt: z
    .string(PROMPT_MESSAGES.tooShort)
    .transform(normalizeText)
    .pipe(
      z
        .string()
        .min(PROMPT_LIMITS.min, PROMPT_MESSAGES.tooShort)
        .max(PROMPT_LIMITS.max, PROMPT_MESSAGES.tooLong),
    ),
  seed: z.int().min(0).max(0x7fffffff).optional(),
  // Built in a loop, which TypeScript cannot infer.
  design: choices.transform((design) => design as Partial<CabinetDesign>).optional(),
});
export type ImageRequest = z.output<typeof imageRequestSchema>;
