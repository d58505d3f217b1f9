/** In UTF-16 code units after trimming. */
export const PROMPT_LIMITS = { min: 3, max: 1_000 } as const;

export const PROMPT_MESSAGES = {
  tooShort: `Describe the cabinet in at least ${PROMPT_LIMITS.min} characters.`,
  tooLong: `Shorten this to ${PROMPT_LIMITS.max.toLocaleString("en")} characters.`,
} as const;

/** Section 8 of the specification, verbatim. */
export const IMAGE_GENERATED = "High-end cabinet image generated successfully!";
/** Section 8 of the specification, verbatim. */
export const IMAGE_FAILED = "Failed to generate image. Please try again.";

export const SEND_TO_EXPORT_TEAM = "Send this to the export desk";
