"use client";

import "#components/overlays/moved-nodes.ts";
import "#lib/browser/ignore-file-drops.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { company } from "#content/company.ts";
import { createQueryClient } from "#components/inbox/data/query-client.ts";
import { showToast, type ToastMessage } from "#components/overlays/toast.tsx";
import { clockTime } from "#components/inbox/data/inbox-labels.ts";
import { Button } from "#components/ui/button.tsx";
import { CODE_PROBLEMS, FactorFields, PasswordField } from "./factor-form.tsx";
import { signInWithPassword, type SignInResult } from "./sign-in-actions.ts";
import { useActionForm } from "./use-action-form.ts";

type InboxGateProps = {
  unlocked: boolean;
  /** Whether the second factor is on. */
  asksForCode: boolean;
  children: ReactNode;
};

/** When a session ends it clears the rows and keeps the URL, so that sign-in returns to the view. */
export function InboxGate({ unlocked, children, ...props }: InboxGateProps) {
  const form = useActionForm<SignInResult>(signInWithPassword, { status: "failed" });
  const { result } = form;
  const [hasEnded, setHasEnded] = useState(false);
  const [queryClient] = useState(() => createQueryClient(() => setHasEnded(true)));
  const [lastResult, setLastResult] = useState(result);
  if (result !== lastResult) {
    setLastResult(result);
    if (result?.status === "granted") setHasEnded(false);
  }
  const isOpen = unlocked && !hasEnded;
  // The factor may be on since this tab was opened.
  const asksForCode =
    props.asksForCode || (result?.status === "denied" && result.asksForCode === true);

  useEffect(() => {
    if (result) showResult(result, asksForCode);
  }, [result, asksForCode]);
  useEffect(() => {
    if (!isOpen) queryClient.clear();
  }, [isOpen, queryClient]);

  if (isOpen) return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  return (
    <main className="flex min-h-dvh flex-col px-gutter py-6">
      <p className="font-serif text-xl tracking-heading">{company.name}</p>
      <div className="my-auto w-full max-w-sm self-center border-t border-ink pt-6 pb-[12vh]">
        <h1 className="font-serif text-[clamp(34px,5vw,44px)] leading-none tracking-heading">
          Quote requests
        </h1>
        <p className="mt-3 text-small text-quiet">This page is for the export desk.</p>
        <PasswordForm {...form} asksForCode={asksForCode} />
      </div>
    </main>
  );
}

type PasswordFormProps = ReturnType<typeof useActionForm<SignInResult>> & { asksForCode: boolean };

const WRONG = "The password or the code is wrong.";

/** Works without JavaScript. */
function PasswordForm({ result, isPending, formProps, asksForCode }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const denied = result?.status === "denied" ? result : undefined;

  useEffect(() => {
    if (result && result.status !== "failed") form.current?.reset();
    if (result && result.status !== "granted") field.current?.focus();
  }, [result]);

  return (
    <form ref={form} {...formProps} className="mt-8">
      <PasswordField
        ref={field}
        label="Password"
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

function showResult({ status }: SignInResult, asksForCode: boolean): void {
  const messages: Record<SignInResult["status"], ToastMessage> = {
    granted: { title: "Access granted", description: "Welcome to the admin panel" },
    denied: {
      title: "Access denied",
      description: asksForCode ? "Invalid password or code" : "Invalid password",
      destructive: true,
    },
    failed: {
      title: "Error",
      description: "The password could not be checked. Please try again.",
      destructive: true,
    },
  };
  showToast(messages[status]);
}
