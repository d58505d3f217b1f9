import { useEffect, useRef, type FormEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldError, FieldLabel } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { TextButton } from "./text-button.tsx";
import type { SignInSteps } from "./use-sign-in.ts";

export function NewPasswordForm({ steps }: { steps: SignInSteps }) {
  const { email, failure, isPending } = steps;
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (failure) field.current?.focus();
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) steps.withNewPassword(field.current?.value ?? "");
  };

  return (
    <form onSubmit={submit}>
      {/* Tells a password manager which account this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <FieldLabel htmlFor="new-password" className="mt-6 mb-2">
        New password
      </FieldLabel>
      <Input
        ref={field}
        id="new-password"
        name="new-password"
        type="password"
        autoComplete="new-password"
        required
        aria-invalid={Boolean(failure) || undefined}
        aria-describedby="new-password-hint account-error"
      />
      <p id="new-password-hint" className="mt-2 text-small text-quiet">
        For {email}. A few words are better than one with signs in it.
      </p>
      <FieldError id="account-error">{failure}</FieldError>
      <Button type="submit" className="mt-4 w-full" disabled={isPending}>
        {isPending ? "One moment…" : "Save and sign in"}
      </Button>
      <div className="mt-2">
        <TextButton onClick={steps.startOver}>Start over</TextButton>
      </div>
    </form>
  );
}
