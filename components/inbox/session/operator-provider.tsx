import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { fetchPerson } from "#components/inbox/data/inbox-api.ts";
import type { Person } from "#lib/quote-requests/operator.ts";
import { PersonContext, Unnamed } from "./operator-context.ts";
import { PersonDialog } from "./operator-dialog.tsx";

const KEY = ["person"];

type Asking = { resolve: (person: Person) => void; reject: (reason: Error) => void };

/** Knows who works in this session, and asks at the first thing that the history is to tell. */
export function PersonProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data: person } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchPerson(signal),
    meta: { isQuiet: true },
  });
  const [isOpen, setIsOpen] = useState(false);
  const asking = useRef<Asking[]>([]);

  const context = useMemo(() => {
    const ask = () =>
      new Promise<Person>((resolve, reject) => {
        asking.current.push({ resolve, reject });
        setIsOpen(true);
      });
    return {
      person,
      open: () => setIsOpen(true),
      ensure: async () =>
        (await client.ensureQueryData({
          queryKey: KEY,
          queryFn: ({ signal }) => fetchPerson(signal),
        })) ?? ask(),
      forget: () => client.setQueryData(KEY, null),
    };
  }, [client, person]);

  const close = (named?: Person) => {
    setIsOpen(false);
    if (named) client.setQueryData(KEY, named);
    for (const { resolve, reject } of asking.current.splice(0))
      if (named) resolve(named);
      else reject(new Unnamed());
  };

  return (
    <PersonContext value={context}>
      {children}
      <PersonDialog isOpen={isOpen} person={person ?? undefined} onClose={close} />
    </PersonContext>
  );
}
