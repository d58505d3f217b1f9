import { createContext, useContext } from "react";
import type { Operator } from "#lib/quote-requests/operator.ts";

export type OperatorContext = {
  /** Undefined while loading; null if nobody is named. */
  operator: Operator | null | undefined;
  open: () => void;
  /** Returns the operator, asking for a name if necessary. Rejects with `Unnamed` if the dialog is dismissed. */
  ensure: () => Promise<Operator>;
  forget: () => void;
};

/** The name dialog was dismissed, so the pending action is cancelled. */
export class Unnamed extends Error {}

export const OperatorContext = createContext<OperatorContext | undefined>(undefined);

/** Requires an `OperatorProvider` above. */
export function useOperator(): OperatorContext {
  const context = useContext(OperatorContext);
  if (!context) throw new Error("useOperator is used outside an OperatorProvider.");
  return context;
}
