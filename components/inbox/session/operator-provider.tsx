import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { fetchOperator } from "#components/inbox/data/inbox-api.ts";
import { OperatorContext, Unnamed, useOperator } from "./operator-context.ts";
import { OperatorDialog } from "./operator-dialog.tsx";
import { UserIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";

const KEY = ["operator"];

type Asking = { resolve: (operator: string) => void; reject: (reason: Error) => void };

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
      new Promise<string>((resolve, reject) => {
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

  const close = (named?: string) => {
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
