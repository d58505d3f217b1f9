import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldLabel } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { clockTime } from "#components/inbox/data/inbox-labels.ts";
import { CODE_PROBLEMS, FactorFields, type CodeProblem } from "./factor-fields.tsx";
import type { useActionForm } from "./use-action-form.ts";

/** The result of a sign-in: nothing but the specified message, and when to try again. */
export type SignInResult =
  | { status: "granted" | "failed" }
  | {
      status: "denied";
      /** ISO 8601; no password is accepted earlier. */
      nextTryAt?: string;
      /** The second factor is on, perhaps since the lock screen was rendered. */
      asksForCode?: true;
      code?: CodeProblem;
    };

type PasswordFormProps = ReturnType<typeof useActionForm<SignInResult>> & { asksForCode: boolean };

const WRONG = "The password or the code is wrong.";

/** Works without JavaScript. */
export function PasswordForm({ result, isPending, formProps, asksForCode }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const denied = result?.status === "denied" ? result : undefined;

  useEffect(() => {
    if (result && result.status !== "failed") form.current?.reset();
    if (result && result.status !== "granted") field.current?.focus();
  }, [result]);

  return (
    <form ref={form} {...formProps} className="mt-8">
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
        aria-invalid={denied !== undefined || undefined}
        aria-describedby="wrong-password next-try"
      />
      {/* With scripts a toast announces it. */}
      <p id="wrong-password" className="text-sm text-danger not-empty:pt-1.5">
        {denied && !asksForCode && "Access denied. Invalid password."}
      </p>
      {asksForCode && (
        <FactorFields
          error={denied && (denied.code ? CODE_PROBLEMS[denied.code] : WRONG)}
          takesRecoveryCode
        />
      )}
      <output id="next-try" className="mt-2 block text-small text-quiet">
        {denied?.nextTryAt && `The next try counts at ${clockTime(denied.nextTryAt)}.`}
      </output>
      <Button type="submit" className="mt-4 w-full" disabled={isPending}>
        {isPending ? "Unlocking…" : "Unlock"}
      </Button>
    </form>
  );
}
