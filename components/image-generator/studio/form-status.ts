/** The studio's state that the form shows. */
export type FormStatus = {
  /** Cancels the image in progress. */
  cancel?: () => void;
  /** The error; `isField` if the prompt caused it. */
  failure?: { message: string; reason?: string; isField?: boolean };
};
