import type { RequestDetails } from "#components/inbox/data/inbox-api.ts";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldLabel } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { OperatorUnnamedError } from "#components/inbox/data/show-failure.ts";
import { KnownNames } from "#components/inbox/session/operator-dialog.tsx";
import { useMyName, useOperator } from "#components/inbox/session/operator-provider.tsx";
import { useUpdateQuoteRequest } from "#components/inbox/list/use-quote-requests.ts";

/** A free name, saved on blur; the names on loaded rows are suggested. */
export function AssigneeField({ quoteRequest }: { quoteRequest: RequestDetails }) {
  const [name, setName] = useState(quoteRequest.assignee ?? "");
  const [stored, setStored] = useState(quoteRequest.assignee);
  // Not a new field, which would lose the focus.
  if (stored !== quoteRequest.assignee) {
    setStored(quoteRequest.assignee);
    setName(quoteRequest.assignee ?? "");
  }
  const { mutate, isPending } = useUpdateQuoteRequest(quoteRequest.id);
  const { operator } = useOperator();
  const withMyName = useMyName();
  const field = useId();
  const assign = (assignee: string | null) => {
    if (isPending || assignee === quoteRequest.assignee) return;
    const onError = (error: Error) => {
      // Revert if the operator canceled naming themselves: nothing was saved.
      if (error instanceof OperatorUnnamedError) setName(quoteRequest.assignee ?? "");
    };
    mutate({ version: quoteRequest.version, assignee }, { onError });
  };
  const save = () => assign(name.trim() || null);
  return (
    <form
      className="mt-5 grid grid-cols-[7rem_1fr_auto] items-center gap-x-3 text-sm"
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
        placeholder="Nobody yet"
        readOnly={isPending}
        onChange={(event) => setName(event.target.value)}
        onBlur={save}
        className="-ml-2 h-9 w-full min-w-0 border-transparent px-2 hover:border-hairline max-md:h-11 md:text-sm"
      />
      {(!operator || operator !== quoteRequest.assignee) && (
        <Button
          type="button"
          variant="ghost"
          size="sm"
          className="-mr-2 px-2"
          aria-disabled={isPending}
          onClick={() =>
            void withMyName((mine) => {
              setName(mine);
              // The button goes, and would take the focus with it.
              document.getElementById(field)?.focus();
              assign(mine);
            })
          }
        >
          Assign to me
        </Button>
      )}
      <KnownNames id={`${field}-names`} />
    </form>
  );
}
