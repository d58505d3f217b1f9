import { useEffect, useRef } from "react";
import { clockTime } from "#components/inbox/data/inbox-labels.ts";
import { Button } from "#components/ui/button.tsx";
import { FieldError, FieldLabel } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import type { FactorSetup } from "#server/auth/second-factor.ts";
import { CODE_PROBLEMS, FactorFields, type CodeProblem } from "./factor-fields.tsx";
import type { useActionForm } from "./use-action-form.ts";

export type FactorResult = {
  /** `expired`: the setup was shown too long ago, and here is a new one; `locked`: the session has ended. */
  status: "on" | "off" | "denied" | "expired" | "failed" | "locked";
  /** The setup to go on with, so that a wrong code does not ask for the app to be set up again. */
  setup?: FactorSetup;
  /** Which field of a denied form was wrong. */
  part?: "password" | "code" | undefined;
  code?: CodeProblem;
  nextTryAt?: string;
  /** Shown once. */
  recoveryCodes?: string[];
};

type FactorFormProps = ReturnType<typeof useActionForm<FactorResult>> & {
  button: string;
  /** The secret to turn on. */
  setup?: FactorSetup;
};

const FAILURES: Partial<Record<FactorResult["status"], string>> = {
  expired: "The picture above was too old and is a new one now. Please add it to your app again.",
  failed: "The second factor could not be changed. Please try again, or load the page again.",
  locked: "Your session has ended. Load the page again to sign in.",
};

/** Asks for the password and a code. */
export function FactorForm({ result, isPending, formProps, button, setup }: FactorFormProps) {
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const isDenied = result?.status === "denied";
  const isPasswordWrong = isDenied && result.part === "password";

  useEffect(() => {
    if (result?.status !== "denied") return;
    (result.part === "code" ? code : password).current?.select();
  }, [result]);

  return (
    <form {...formProps} className="mt-4 max-w-sm">
      {setup && <input type="hidden" name="setup" value={setup.sealed} />}
      <FieldLabel htmlFor="password" className="mb-2">
        The desk’s password
      </FieldLabel>
      <Input
        ref={password}
        id="password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        aria-invalid={isPasswordWrong || undefined}
        aria-describedby="password-error"
      />
      <FieldError id="password-error">
        {isPasswordWrong && "This password is wrong."}
        {isDenied && result.nextTryAt && ` The next try counts at ${clockTime(result.nextTryAt)}.`}
      </FieldError>
      <FactorFields
        input={code}
        error={
          isDenied && result.part === "code" ? CODE_PROBLEMS[result.code ?? "wrong"] : undefined
        }
        takesRecoveryCode={setup === undefined}
      />
      <FieldError>{result && FAILURES[result.status]}</FieldError>
      <Button type="submit" className="mt-4 w-full" disabled={isPending}>
        {isPending ? "One moment…" : button}
      </Button>
    </form>
  );
}
