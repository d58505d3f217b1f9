import { isOperatorMissing } from "#components/inbox/data/inbox-api.ts";
import { useOperator } from "./operator-context.ts";

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
