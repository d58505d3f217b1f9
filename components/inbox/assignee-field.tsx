import { useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useId, useState } from "react";
import { FieldLabel } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { ASSIGNEE_LIMIT } from "#lib/quote-request/change.ts";
import type { QuoteRequestPage } from "./answers.ts";
import type { QuoteRequestDetails } from "#db/quote-request/get.ts";
import type { Serialized } from "#lib/serialized.ts";
import { useUpdateQuoteRequest } from "./use-quote-requests.ts";

/** Whose request it is: a free name, saved when one leaves the field. Names in sight are offered. */
export function AssigneeField({ quoteRequest }: { quoteRequest: Serialized<QuoteRequestDetails> }) {
  const [name, setName] = useState(quoteRequest.assignee ?? "");
  const { mutate, isPending } = useUpdateQuoteRequest(quoteRequest.id);
  const names = useKnownNames();
  const field = useId();
  const save = () => {
    const assignee = name.trim() || null;
    if (assignee !== quoteRequest.assignee) mutate({ version: quoteRequest.version, assignee });
  };
  return (
    <form
      className="mt-5 grid grid-cols-[7rem_1fr] items-center gap-3 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FieldLabel htmlFor={field} className="text-quiet">
        Assignee
      </FieldLabel>
      <Input
        id={field}
        list={`${field}-names`}
        value={name}
        maxLength={ASSIGNEE_LIMIT}
        placeholder="Nobody yet"
        disabled={isPending}
        onChange={(event) => setName(event.target.value)}
        onBlur={save}
        className="-ml-2 h-9 w-auto border-transparent px-2 hover:border-hairline max-md:h-11 md:text-sm"
      />
      <datalist id={`${field}-names`}>
        {names.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </datalist>
    </form>
  );
}

/** The names on the rows that were loaded; asking the table for all of them would read all of it. */
function useKnownNames(): string[] {
  const lists = useQueryClient().getQueriesData<InfiniteData<QuoteRequestPage>>({
    queryKey: ["quote-requests"],
  });
  const rows = lists.flatMap(([, data]) => data?.pages.flatMap((page) => page.rows) ?? []);
  return [...new Set(rows.flatMap(({ assignee }) => assignee ?? []))].toSorted();
}
