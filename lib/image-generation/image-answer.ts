import type { CabinetDesign, SlotName } from "#content/image-generation/options.ts";
import type { OptionId } from "./room-slots.ts";

/** How short and how long a description may be, in UTF-16 code units after trimming. */
export const PROMPT_LIMITS = { min: 3, max: 1_000 } as const;

/** What is said of a description that is too short or too long. */
export const PROMPT_MESSAGES = {
  tooShort: `Describe the cabinet in at least ${PROMPT_LIMITS.min} characters.`,
  tooLong: `Shorten this to ${PROMPT_LIMITS.max.toLocaleString("en")} characters.`,
} as const;

/** Section 8 of the specification, word for word. */
export const IMAGE_GENERATED = "High-end cabinet image generated successfully!";
/** Section 8 of the specification, word for word. */
export const IMAGE_FAILED = "Failed to generate image. Please try again.";

/** A choice that a prompt made, and its words for it. */
export type UnderstoodChoice = { slot: SlotName; option: OptionId; words: string };

/** A finished picture as `POST /api/generate-image` answers it. */
export type ImageAnswer = {
  /** A WebP file in base64. */
  image: string;
  /** What the picture shows, in one sentence. */
  alt: string;
  seed: number;
} & (
  | {
      madeBy: "own-renderer";
      design: CabinetDesign;
      understood: UnderstoodChoice[];
      /** What was asked for and is not in the picture, in the prompt's own words. */
      unknown: string[];
    }
  | { madeBy: "hosted-model"; understood: []; unknown: [] }
);

/** Why there is no picture. */
export type ImageRefusal = {
  /** One sentence for the visitor: the specification's, or what is wrong with the field. */
  error: string;
  /** Why, and what helps. */
  reason?: string;
  /** The field that `error` is about. */
  field?: "prompt";
  /** When the next try is welcome. */
  retryAfterSeconds?: number;
};
