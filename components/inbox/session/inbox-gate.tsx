"use client";

import "#components/overlays/moved-nodes.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { company } from "#content/company.ts";
import { createQueryClient } from "#components/inbox/data/query-client.ts";
import { showToast, type ToastMessage } from "#components/overlays/toast.tsx";
import { PasswordForm, type SignInResult } from "./password-form.tsx";
import { useActionForm } from "./use-action-form.ts";

type InboxGateProps = {
  unlocked: boolean;
  /** Whether the second factor is on. */
  asksForCode: boolean;
  signIn: (previous: SignInResult | null, form: FormData) => Promise<SignInResult>;
  children: ReactNode;
};

/** When a session ends it clears the rows and keeps the URL, so that sign-in returns to the view. */
export function InboxGate({ unlocked, signIn, children, ...props }: InboxGateProps) {
  const form = useActionForm<SignInResult>(signIn, { status: "failed" });
  const { result } = form;
  const [hasEnded, setHasEnded] = useState(false);
  const lock = useCallback(() => setHasEnded(true), []);
  const [queryClient] = useState(() => createQueryClient(lock));
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
