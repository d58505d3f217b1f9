export type FormStatus = {
  /** Set while an image is being generated. */
  cancel?: () => void;
  /** `isField` is true if the prompt is invalid. */
  failure?: { message: string; reason?: string; isField?: boolean };
};
