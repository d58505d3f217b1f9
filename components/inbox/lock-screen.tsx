import { useEffect, useRef, useSyncExternalStore, type FormEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldError, FieldLabel } from "#components/ui/field.tsx";
import { clockTime } from "./labels.ts";
import { Input } from "#components/ui/input.tsx";
import type { SignInResult } from "./sign-in-result.ts";

type LockScreenProps = {
  action: (form: FormData) => void;
  /** Takes the place of the action where scripts run. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isPending: boolean;
  result: SignInResult | null;
};

/** What everyone without a session sees. Its form works without JavaScript too. */
export function LockScreen({ action, onSubmit, isPending, result }: LockScreenProps) {
  const field = useRef<HTMLInputElement>(null);
  const wasDenied = isDenial(result);
  const nextTryAt = result?.status === "denied" ? result.nextTryAt : undefined;
  // Where scripts run, a toast says it.
  const hasToasts = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  useEffect(() => {
    if (isDenial(result)) field.current?.focus();
  }, [result]);

  return (
    <main className="flex min-h-dvh flex-col px-gutter py-6">
      <p className="font-serif text-xl tracking-heading">Teragus</p>
      <form
        action={action}
        onSubmit={onSubmit}
        className="my-auto w-full max-w-sm self-center border-t border-ink pt-6 pb-[12vh]"
      >
        <h1 className="font-serif text-[clamp(34px,5vw,44px)] leading-none tracking-heading">
          Quote requests
        </h1>
        <p className="mt-3 text-small text-quiet">This page is the export desk’s.</p>
        <FieldLabel htmlFor="password" className="mt-8 mb-2">
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
          aria-describedby="next-try"
        />
        <output id="next-try" className="mt-2 block text-small text-quiet">
          {nextTryAt && `The next try counts at ${clockTime(nextTryAt)}.`}
        </output>
        {wasDenied && !hasToasts && <FieldError>Access denied. Invalid password.</FieldError>}
        <Button type="submit" className="mt-4 w-full" disabled={isPending}>
          {isPending ? "Unlocking…" : "Unlock"}
        </Button>
      </form>
    </main>
  );
}

function isDenial(result: SignInResult | null): boolean {
  return result !== null && result.status !== "granted";
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
