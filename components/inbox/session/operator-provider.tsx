import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from "react";
import { ApiError, fetchOperator } from "#components/inbox/data/inbox-api.ts";
import { OperatorUnnamedError } from "#components/inbox/data/show-failure.ts";
import { OPERATOR_MISSING } from "#lib/inbox/quote-request-change.ts";
import { OperatorDialog } from "./operator-dialog.tsx";
import { UserIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";

const QUERY = {
  queryKey: ["operator"],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchOperator(signal),
};

type Operator = {
  /** The name; undefined while loading, null if nobody is named. */
  operator: string | null | undefined;
  open: () => void;
  /** Resolves to the name, asking for one if needed. Rejects with `OperatorUnnamedError` if the dialog is dismissed. */
  ensure: () => Promise<string>;
  forget: () => void;
};

const OperatorContext = createContext<Operator | undefined>(undefined);

/** Requires an `OperatorProvider`. */
export function useOperator(): Operator {
  const context = useContext(OperatorContext);
  if (!context) throw new Error("useOperator is used outside an OperatorProvider.");
  return context;
}

/** Returns a function that calls `act` with the operator's name, unless the dialog that asks for it is dismissed. */
export function useMyName() {
  const { ensure } = useOperator();
  return async (act: (name: string) => void): Promise<void> => ensure().then(act, () => undefined);
}

/** Runs `work` once the operator is named. Rejects with `OperatorUnnamedError` if the dialog is dismissed, and as `work` does. */
export function useAsOperator() {
  const { ensure, forget } = useOperator();
  return async <Result,>(work: () => Promise<Result>): Promise<Result> => {
    await ensure();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === OPERATOR_MISSING)) throw error;
      // Another tab has signed out and in again, which started a new session.
      forget();
      await ensure();
      return work();
    }
  };
}

type OperatorPrompt = { resolve: (operator: string) => void; reject: (reason: Error) => void };

/** Asks for the operator's name before the first change that the history records. */
export function OperatorProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data: operator } = useQuery({ ...QUERY, meta: { isIdle: true } });
  const [isOpen, setIsOpen] = useState(false);
  const asking = useRef<OperatorPrompt[]>([]);

  const context = useMemo((): Operator => {
    const open = () => setIsOpen(true);
    const ask = () =>
      new Promise<string>((resolve, reject) => {
        asking.current.push({ resolve, reject });
        open();
      });
    return {
      operator,
      open,
      ensure: async () => (await client.ensureQueryData(QUERY)) ?? ask(),
      forget: () => client.setQueryData(QUERY.queryKey, null),
    };
  }, [client, operator]);
  const close = (named?: string) => {
    setIsOpen(false);
    if (named) client.setQueryData(QUERY.queryKey, named);
    for (const { resolve, reject } of asking.current.splice(0))
      if (named) resolve(named);
      else reject(new OperatorUnnamedError());
  };

  return (
    <OperatorContext value={context}>
      {children}
      <OperatorDialog isOpen={isOpen} operator={operator ?? undefined} onClose={close} />
    </OperatorContext>
  );
}

export function OperatorButton() {
  const { operator, open } = useOperator();
  if (operator === undefined) return null;
  const label = operator ? `You are working as ${operator}` : "Say who is working";
  return (
    <Tooltip label={label} className="xl:hidden">
      <Button
        variant="ghost"
        size="sm"
        onClick={open}
        className="max-w-72 min-w-0 max-xl:size-9 max-xl:px-0 max-md:size-11"
      >
        <UserIcon aria-hidden className="xl:hidden" />
        <span className="min-w-0 truncate max-xl:sr-only">
          {operator ? (
            <>
              You are working as <bdi className="text-ink">{operator}</bdi>
            </>
          ) : (
            label
          )}
        </span>
      </Button>
    </Tooltip>
  );
}
