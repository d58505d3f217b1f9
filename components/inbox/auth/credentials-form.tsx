import { useEffect, useRef, type FormEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldError, FieldLabel } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { TextButton } from "./text-button.tsx";
import type { SignInSteps } from "./use-sign-in.ts";

/** E-mail address and password, or only the address for an e-mailed code. */
export function CredentialsForm({ steps }: { steps: SignInSteps }) {
  const { email, failure, isPending } = steps;
  const address = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (failure) (isValid(address.current) ? password : address).current?.focus();
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    steps.withPassword(typed(address.current), password.current?.value ?? "");
  };
  const send = (isForgotten: boolean) => {
    if (isValid(address.current)) return steps.sendCode(typed(address.current), isForgotten);
    steps.fail("Type your e-mail address first.");
    return address.current?.focus();
  };

  return (
    <form onSubmit={submit}>
      <FieldLabel htmlFor="account-email" className="mt-6 mb-2">
        E-mail address
      </FieldLabel>
      <Input
        ref={address}
        id="account-email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
        aria-invalid={Boolean(failure) || undefined}
        aria-describedby="account-error"
      />
      <FieldLabel htmlFor="account-password" className="mt-4 mb-2">
        Account password
      </FieldLabel>
      <Input
        ref={password}
        id="account-password"
        name="account-password"
        type="password"
        autoComplete="current-password"
        required
        aria-invalid={Boolean(failure) || undefined}
        aria-describedby="account-error"
      />
      <FieldError id="account-error">{failure}</FieldError>
      <Button type="submit" className="mt-4 w-full" disabled={isPending}>
        {isPending ? "One moment…" : "Sign in"}
      </Button>
      <div className="mt-2 flex flex-wrap justify-between gap-x-6">
        <TextButton disabled={isPending} onClick={() => send(false)}>
          Send me a code instead
        </TextButton>
        <TextButton disabled={isPending} onClick={() => send(true)}>
          Forgot the password?
        </TextButton>
      </div>
    </form>
  );
}

function isValid(input: HTMLInputElement | null): boolean {
  return input?.validity.valid ?? false;
}

function typed(input: HTMLInputElement | null): string {
  return input?.value.trim() ?? "";
}
