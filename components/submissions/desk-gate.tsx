"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { useActionState, useCallback, useEffect, useState, type ReactNode } from "react";
import { toast } from "sonner";
import { signIn, type SignInResult } from "@/app/admin/teragus-submissions/actions";
import { LockScreen } from "./lock-screen";
import { createQueryClient } from "./query-client";

/**
 * Shows the inbox to a signed-in desk and the lock screen to everyone else. When a session ends in the middle of work,
 * it locks and forgets the rows; the address stays, so that signing in again comes back to the same view.
 */
export function DeskGate({ unlocked, children }: { unlocked: boolean; children: ReactNode }) {
  const [result, signInAction, isPending] = useActionState(signIn, null);
  const [hasEnded, setHasEnded] = useState(false);
  const lock = useCallback(() => setHasEnded(true), []);
  const [queryClient] = useState(() => createQueryClient(lock));
  const [lastResult, setLastResult] = useState(result);
  if (result !== lastResult) {
    setLastResult(result);
    if (result?.status === "granted") setHasEnded(false);
  }
  const isOpen = unlocked && !hasEnded;

  useEffect(() => announce(result), [result]);

  useEffect(() => {
    if (!isOpen) queryClient.clear();
  }, [isOpen, queryClient]);

  if (!isOpen) return <LockScreen action={signInAction} isPending={isPending} result={result} />;
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

function announce(result: SignInResult | null): void {
  if (result?.status === "granted")
    toast.success("Access granted", { description: "Welcome to the admin panel" });
  if (result?.status === "denied")
    toast.error("Access denied", { description: "Invalid password" });
  if (result?.status === "failed")
    toast.error("Error", { description: "The password could not be checked. Please try again." });
}
