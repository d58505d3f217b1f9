import { isOperatorMissing } from "#components/inbox/data/inbox-api.ts";
import { useOperator } from "./operator-context.ts";

/** Does what the history tells once it is known who does it. Rejects with `Unnamed` where they don't say, and as `work` does. */
export function useAsOperator() {
  const { ensure, forget } = useOperator();
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await ensure();
    try {
      return await work();
    } catch (error) {
      if (!isOperatorMissing(error)) throw error;
      // Another tab has logged out and in again: the session is a new one.
      forget();
      await ensure();
      return work();
    }
  };
}
