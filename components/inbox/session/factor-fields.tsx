import type { RefObject } from "react";
import { CodeInput } from "#components/inbox/auth/code-input.tsx";
import { FieldError, FieldLabel } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";

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
      <CodeInput
        ref={input}
        id="code"
        digits={6}
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
