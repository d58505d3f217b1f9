import { useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useState } from "react";
import { writeStorage, readStorage } from "#components/browser-storage.ts";
import {
  ApiError,
  isSessionEnd,
  nameOperator,
  type QuoteRequestPage,
} from "#components/inbox/data/inbox-api.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#components/ui/dialog.tsx";
import { FieldError, FieldLabel } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";

const SECOND_FACTOR_PATH = "/admin/teragus-submissions/second-factor";
/** The last name used in this browser: a suggestion, never applied by itself. */
const REMEMBERED = "teragus-desk-name";

type OperatorDialogProps = {
  isOpen: boolean;
  operator: string | undefined;
  /** Called with the operator's name, or nothing if the dialog was dismissed. */
  onClose: (named?: string) => void;
};

/** Asks for the name under which changes stand in the history. */
export function OperatorDialog({ isOpen, operator, onClose }: OperatorDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-md">
        <DialogTitle>Who is working?</DialogTitle>
        <NameForm operator={operator} onNamed={onClose} />
      </DialogContent>
    </Dialog>
  );
}

type NameFormProps = { operator: string | undefined; onNamed: (named: string) => void };

function NameForm({ operator, onNamed }: NameFormProps) {
  const [name, setName] = useState(operator ?? readStorage("localStorage", REMEMBERED) ?? "");
  const { mutate, isPending, error } = useMutation({
    mutationFn: nameOperator,
    onSuccess: (named) => {
      writeStorage("localStorage", REMEMBERED, named);
      onNamed(named);
    },
  });
  const isEmpty = name.trim() === "";
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) mutate(name);
      }}
    >
      <DialogDescription className="mt-3">
        Everybody on the team has the same password. Your name stands in the history beside what you
        do, and you can change it in the bar.
      </DialogDescription>
      <FieldLabel htmlFor="operator-name" className="mt-6 mb-2">
        Your name
      </FieldLabel>
      <Input
        id="operator-name"
        list="operator-names"
        autoComplete="name"
        required
        value={name}
        aria-invalid={error !== null || undefined}
        aria-describedby="operator-error"
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <KnownNames id="operator-names" />
      <FieldError id="operator-error">{error && explain(error)}</FieldError>
      <Button type="submit" className="mt-5 w-full" disabled={isPending || isEmpty}>
        {isPending ? "Saving…" : isEmpty ? "Continue" : `Continue as ${name.trim()}`}
      </Button>
      <a
        href={SECOND_FACTOR_PATH}
        className="mt-2 flex min-h-11 items-center text-small text-quiet underline decoration-hairline underline-offset-4 hover:text-ink"
      >
        The password’s second factor
      </a>
      <p className="mt-2 text-small text-quiet">Version {process.env.SITE_VERSION}</p>
    </form>
  );
}

/** Suggests the names on loaded rows only; a complete list would scan the table. */
export function KnownNames({ id }: { id: string }) {
  const lists = useQueryClient().getQueriesData<InfiniteData<QuoteRequestPage>>({
    queryKey: ["quote-requests"],
  });
  const rows = lists.flatMap(([, data]) => data?.pages.flatMap((page) => page.rows) ?? []);
  const names = new Set(rows.flatMap(({ assignee }) => assignee ?? []));
  return (
    <datalist id={id}>
      {[...names].toSorted().map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}

/** The error to show; none if the lock screen shows it. */
function explain(error: Error): string {
  if (isSessionEnd(error)) return "";
  return error instanceof ApiError && error.status < 500
    ? `This name was not taken: ${error.message}`
    : "The name could not be saved. Please try again.";
}
