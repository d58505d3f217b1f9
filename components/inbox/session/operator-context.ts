import { createContext, useContext } from "react";
import type { Operator } from "#lib/quote-requests/operator.ts";

export type OperatorContext = {
  /** Undefined while loading, null if nobody is named. */
  operator: Operator | null | undefined;
  open: () => void;
  /** Resolves to the operator, asking for a name if needed. Rejects with `Unnamed` if the dialog is dismissed. */
  ensure: () => Promise<Operator>;
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
