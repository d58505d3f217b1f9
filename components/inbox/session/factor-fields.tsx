import type { ChangeEvent, RefObject } from "react";
import { FieldError, FieldLabel } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";

const DIGITS = 6;

/** The code was right: spent by somebody, or a few minutes ago or ahead. */
export type CodeProblem = "used" | "clock" | undefined;

export const CODE_PROBLEMS = {
  used: "This code was used, perhaps by a colleague. Wait for the next code.",
  clock:
    "This code is from another time: the clock of the phone that shows it is a few minutes off. Let the phone set it by itself.",
  wrong: "This code is wrong. Type the one that your app shows now.",
};

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
