import { createContext, useContext } from "react";
import type { Operator } from "#lib/quote-requests/operator.ts";

/** Who works in this session, and how to ask for it. */
export type OperatorContext = {
  /** Undefined until it is known, null where nobody has said it. */
  operator: Operator | null | undefined;
  /** Opens the dialog that asks for a name. */
  open: () => void;
  /** Who works in this session, asked for where nobody has said it. Rejects with `Unnamed` where they don't say. */
  ensure: () => Promise<Operator>;
  /** Forgets what was known, where the server knows nobody. */
  forget: () => void;
};

/** Somebody closed the dialog without a name: what they began is not done. */
export class Unnamed extends Error {}

export const OperatorContext = createContext<OperatorContext | undefined>(undefined);

/** Who works in this session; only below a `PersonProvider`. */
export function useOperator(): OperatorContext {
  const context = useContext(OperatorContext);
  if (!context) throw new Error("useOperator is used outside an OperatorProvider.");
  return context;
}
