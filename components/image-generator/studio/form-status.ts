/** What the form shows of the work that goes on in the studio. */
export type FormStatus = {
  /** While a picture is being made: how to give it up. */
  cancel?: () => void;
  /** Why there is no picture; `isField` where the description is to blame. */
  failure?: { message: string; reason?: string; isField?: boolean };
};
