import { useEffect, useRef, type ChangeEvent, type ComponentProps, type RefObject } from "react";
import { clockTime } from "#components/inbox/data/inbox-labels.ts";
import { Button } from "#components/ui/button.tsx";
import { FieldError, FieldLabel } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import type { FactorSetup } from "#server/auth/second-factor-mutations.ts";
import type { FactorResult } from "./sign-in-actions.ts";
import type { useActionForm } from "./use-action-form.ts";

const DIGITS = 6;

export const CODE_PROBLEMS = {
  used: "This code was used, perhaps by a colleague. Wait for the next code.",
  clock:
    "This code is from another time: the clock of the phone that shows it is a few minutes off. Let the phone set it by itself.",
  wrong: "This code is wrong. Type the one that your app shows now.",
};

type PasswordFieldProps = ComponentProps<"input"> & { label: string };

export function PasswordField({ label, ...input }: PasswordFieldProps) {
  return (
    <>
      <FieldLabel htmlFor="password" className="mb-2">
        {label}
      </FieldLabel>
      <Input
        id="password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        {...input}
      />
    </>
  );
}

type FactorFieldsProps = {
  input?: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  /** Whether a recovery code does instead. */
  takesRecoveryCode: boolean;
};

/** The fields of the second factor: a code and, folded away, a recovery code. */
export function FactorFields({ input, error, takesRecoveryCode }: FactorFieldsProps) {
  return (
    <>
      <FieldLabel htmlFor="code" className="mt-4 mb-2">
        Code from your authenticator app
      </FieldLabel>
      <Input
        ref={input}
        id="code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={keepDigits}
        className="text-lg tracking-[0.3em] tabular-nums"
        required={!takesRecoveryCode}
        aria-invalid={error !== undefined || undefined}
        aria-describedby="code-error"
      />
      <FieldError id="code-error">{error}</FieldError>
      {takesRecoveryCode && (
        <details className="mt-1 text-small">
          <summary className="flex min-h-11 cursor-pointer items-center text-quiet underline decoration-hairline underline-offset-4 hover:text-ink">
            Use a recovery code
          </summary>
          <FieldLabel htmlFor="recovery-code" className="mb-2">
            Recovery code
          </FieldLabel>
          <Input
            id="recovery-code"
            name="recovery-code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="code-error"
          />
        </details>
      )}
    </>
  );
}

/** Spaces and hyphens in pasted text are ignored. */
function keepDigits({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  const kept = currentTarget.value.replace(/\D/g, "").slice(0, DIGITS);
  if (kept !== currentTarget.value) currentTarget.value = kept;
}

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
      <PasswordField
        ref={password}
        label="The shared password"
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
