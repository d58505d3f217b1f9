import { useEffect, useRef, type FormEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldError, FieldLabel } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { FactorFields } from "./factor-fields.tsx";
import { clockTime } from "#components/inbox/data/inbox-labels.ts";
import type { SignInResult } from "#components/inbox/data/sign-in-result.ts";

export type PasswordFormProps = {
  action: (form: FormData) => void;
  /** Replaces the action when scripts run. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isPending: boolean;
  result: SignInResult | null;
  /** The token of the sign-in link that opened the page. */
  link: string | null;
  /** Whether the second factor is on. */
  asksForCode: boolean;
};

const WRONG = "The password or the code is wrong, or the code was used. Each code works once.";

type Look = { className: string; isSecondary?: boolean };

/** `isSecondary` if sign-in through the auth service comes first. Works without JavaScript. */
export function PasswordForm(props: PasswordFormProps & Look) {
  const { action, onSubmit, isPending, result, link, asksForCode } = props;
  const { className, isSecondary = false } = props;
  const field = useRef<HTMLInputElement>(null);
  const wasDenied = isDenial(result);
  const { nextTryAt, isLinkVoid } = result?.status === "denied" ? result : {};

  useEffect(() => {
    if (isDenial(result)) field.current?.focus();
  }, [result]);

  return (
    <form action={action} onSubmit={onSubmit} className={className}>
      {link && <input type="hidden" name="link" value={link} />}
      <FieldLabel htmlFor="password" className="mb-2">
        Password
      </FieldLabel>
      <Input
        ref={field}
        id="password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        aria-invalid={wasDenied || undefined}
        aria-describedby="wrong-password next-try"
      />
      {/* With scripts a toast announces it. */}
      <p id="wrong-password" className="text-sm text-danger not-empty:pt-1.5">
        {result?.status === "denied" && !asksForCode && "Access denied. Invalid password."}
      </p>
      {asksForCode && <FactorFields error={wasDenied ? WRONG : undefined} takesRecoveryCode />}
      <output id="next-try" className="mt-2 block text-small text-quiet">
        {nextTryAt && `The next try counts at ${clockTime(nextTryAt)}.`}
      </output>
      <FieldError>
        {isLinkVoid && "The link that you opened was used already, or is older than an hour."}
      </FieldError>
      <Button
        type="submit"
        variant={isSecondary ? "outline" : "default"}
        className="mt-4 w-full"
        disabled={isPending}
      >
        {isPending ? "Unlocking…" : "Unlock"}
      </Button>
    </form>
  );
}

function isDenial(result: SignInResult | null): boolean {
  return result !== null && result.status !== "granted";
}
