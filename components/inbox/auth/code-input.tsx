import type { ChangeEvent, ComponentProps } from "react";
import { Input } from "#components/ui/input.tsx";
import { cn } from "#lib/styles/class-names.ts";

/** An input for the digits of a code. Spaces and hyphens in pasted text are ignored. */
export function CodeInput({
  digits,
  className,
  ...props
}: ComponentProps<typeof Input> & { digits: number }) {
  const keepDigits = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const kept = currentTarget.value.replace(/\D/g, "").slice(0, digits);
    if (kept !== currentTarget.value) currentTarget.value = kept;
  };
  return (
    <Input
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={keepDigits}
      className={cn("text-lg tracking-[0.3em] tabular-nums", className)}
      {...props}
    />
  );
}
