import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { fetchOperator } from "#components/inbox/data/inbox-api.ts";
import type { Operator } from "#lib/quote-requests/operator.ts";
import { OperatorContext, Unnamed } from "./operator-context.ts";
import { OperatorDialog } from "./operator-dialog.tsx";

const KEY = ["operator"];

type Asking = { resolve: (operator: Operator) => void; reject: (reason: Error) => void };

/** Asks for the operator's name before the first change that the history records. */
export function OperatorProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data: operator } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchOperator(signal),
    meta: { isIdle: true },
  });
  const [isOpen, setIsOpen] = useState(false);
  const asking = useRef<Asking[]>([]);

  const context = useMemo(() => {
    const ask = () =>
      new Promise<Operator>((resolve, reject) => {
        asking.current.push({ resolve, reject });
        setIsOpen(true);
      });
    return {
      operator,
      open: () => setIsOpen(true),
      ensure: async () =>
        (await client.ensureQueryData({
          queryKey: KEY,
          queryFn: ({ signal }) => fetchOperator(signal),
        })) ?? ask(),
      forget: () => client.setQueryData(KEY, null),
    };
  }, [client, operator]);

  const close = (named?: Operator) => {
    setIsOpen(false);
    if (named) client.setQueryData(KEY, named);
    for (const { resolve, reject } of asking.current.splice(0))
      if (named) resolve(named);
      else reject(new Unnamed());
  };

  return (
    <OperatorContext value={context}>
      {children}
      <OperatorDialog isOpen={isOpen} operator={operator ?? undefined} onClose={close} />
    </OperatorContext>
  );
}
