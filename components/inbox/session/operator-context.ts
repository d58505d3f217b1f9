import { createContext, useContext } from "react";
import { isOperatorMissing } from "#components/inbox/data/inbox-api.ts";

export type OperatorContext = {
  /** The name; undefined while loading, null if nobody is named. */
  operator: string | null | undefined;
  open: () => void;
  /** Resolves to the name, asking for one if needed. Rejects with `Unnamed` if the dialog is dismissed. */
  ensure: () => Promise<string>;
  forget: () => void;
};

/** The operator dismissed the dialog, so the pending change is canceled. */
export class Unnamed extends Error {}

export const OperatorContext = createContext<OperatorContext | undefined>(undefined);

/** Requires an `OperatorProvider`. */
export function useOperator(): OperatorContext {
  const context = useContext(OperatorContext);
  if (!context) throw new Error("useOperator is used outside an OperatorProvider.");
  return context;
}

/** Runs `work` once the operator is named. Rejects with `Unnamed` if the dialog is dismissed, and as `work` does. */
export function useAsOperator() {
  const { ensure, forget } = useOperator();
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await ensure();
    try {
      return await work();
    } catch (error) {
      if (!isOperatorMissing(error)) throw error;
      // Another tab has signed out and in again, which started a new session.
      forget();
      await ensure();
      return work();
    }
  };
}
