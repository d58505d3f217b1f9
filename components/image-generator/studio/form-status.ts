import type { ImageError } from "#lib/image-generation/image-response-schema.ts";

export type FormStatus = {
  cancel?: () => void;
  /** The error; `isField` if the prompt caused it. */
  failure?: {
    message: string;
    reason?: string;
    isField?: boolean;
    proposal?: ImageError["proposal"];
  };
};
