import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldError, FieldLabel } from "#components/ui/field.tsx";
import { CodeInput } from "./code-input.tsx";
import { TextButton } from "./text-button.tsx";

type CodeFormProps = {
  label: string;
  hint: string;
  button: string;
  digits: [number, number];
  failure: string | undefined;
  isPending: boolean;
  onCode: (code: string) => void;
  onInvalid: (failure: string) => void;
  onBack: () => void;
  children?: ReactNode;
};

/** A form for a code of the auth service. */
export function CodeForm(props: CodeFormProps) {
  const { label, hint, button, digits, failure, isPending, onCode, onInvalid, onBack } = props;
  const [least, most] = digits;
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (failure) field.current?.select();
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const code = field.current?.value ?? "";
    if (code.length >= least) return onCode(code);
    onInvalid(`Type the ${least} digits of the code.`);
    field.current?.focus();
  };

  return (
    <form onSubmit={submit} noValidate>
      <output id="code-hint" className="mt-6 block text-small">
        {hint}
      </output>
      <FieldLabel htmlFor="account-code" className="mt-4 mb-2">
        {label}
      </FieldLabel>
      <CodeInput
        ref={field}
        id="account-code"
        digits={most}
        aria-invalid={Boolean(failure) || undefined}
        aria-describedby="code-hint account-error"
      />
      <FieldError id="account-error">{failure}</FieldError>
      <Button type="submit" className="mt-4 w-full" disabled={isPending}>
        {isPending ? "One moment…" : button}
      </Button>
      <div className="mt-2 flex flex-wrap justify-between gap-x-6">
        {props.children}
        <TextButton onClick={onBack}>Start over</TextButton>
      </div>
    </form>
  );
}
