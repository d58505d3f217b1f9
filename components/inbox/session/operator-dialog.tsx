import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, isSessionEnd, nameOperator } from "#components/inbox/data/inbox-api.ts";
import { useKnownNames } from "./use-known-names.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "#components/ui/dialog.tsx";
import { FieldError, FieldLabel } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import type { Operator } from "#lib/quote-requests/operator.ts";
import { OPERATOR_NAME_LIMIT } from "#lib/quote-requests/quote-request-change.ts";
import { recallName, rememberName } from "./remembered-name.ts";

const SECOND_FACTOR_PATH = "/admin/teragus-submissions/second-factor";

type OperatorDialogProps = {
  isOpen: boolean;
  operator: Operator | undefined;
  /** Called with the operator, or nothing if the dialog was dismissed. */
  onClose: (named?: Operator) => void;
};

/** Asks for a name, or shows the one that the auth service verified. */
export function OperatorDialog({ isOpen, operator, onClose }: OperatorDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-md">
        <DialogTitle>{operator?.isVerified ? "You are signed in" : "Who is working?"}</DialogTitle>
        {operator?.isVerified ? (
          <DialogDescription className="mt-3">
            You are working as <bdi className="text-ink">{operator.name}</bdi>. The sign-in service
            confirmed it; to work as somebody else, log out.
          </DialogDescription>
        ) : (
          <NameForm operator={operator} onNamed={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function NameForm({
  operator,
  onNamed,
}: {
  operator: Operator | undefined;
  onNamed: (named: Operator) => void;
}) {
  const [name, setName] = useState(operator?.name ?? recallName());
  const names = useKnownNames();
  const { mutate, isPending, error } = useMutation({
    networkMode: "always",
    mutationFn: nameOperator,
    onSuccess: (named) => {
      rememberName(named.name);
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
        Everybody at the desk has the same password. Your name stands in the history beside what you
        do, and you can change it in the bar.
      </DialogDescription>
      <FieldLabel htmlFor="person-name" className="mt-6 mb-2">
        Your name
      </FieldLabel>
      <Input
        id="person-name"
        list="person-names"
        autoComplete="name"
        required
        value={name}
        maxLength={OPERATOR_NAME_LIMIT}
        aria-invalid={error !== null || undefined}
        aria-describedby="person-error"
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <datalist id="person-names">
        {names.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </datalist>
      <FieldError id="person-error">{error && explain(error)}</FieldError>
      <Button type="submit" className="mt-5 w-full" disabled={isPending || isEmpty}>
        {isPending ? "Saving…" : isEmpty ? "Continue" : `Continue as ${name.trim()}`}
      </Button>
      <a
        href={SECOND_FACTOR_PATH}
        className="mt-2 flex min-h-11 items-center text-small text-quiet underline decoration-hairline underline-offset-4 hover:text-ink"
      >
        The password’s second factor
      </a>
    </form>
  );
}

/** The error to show; none if the lock screen shows it. */
function explain(error: Error): string {
  if (isSessionEnd(error)) return "";
  return error instanceof ApiError && error.status < 500
    ? `This name was not taken: ${error.message}`
    : "The name could not be saved. Please try again.";
}
