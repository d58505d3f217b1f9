export type FormStatus = {
  cancel?: () => void;
  /** The error; `isField` if the prompt caused it. */
  failure?: { message: string; reason?: string; isField?: boolean };
};
