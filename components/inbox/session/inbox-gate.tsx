"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import {
  useActionState,
  useCallback,
  useEffect,
  useState,
  useTransition,
  type FormEvent,
  type ReactNode,
} from "react";
import { showToast, type ToastMessage } from "#components/overlays/toast.tsx";
import { AuthSection } from "#components/inbox/auth/auth-section.tsx";
import type { Confirmed } from "#components/inbox/auth/confirm-admin-session.ts";
import type { AuthOptions } from "#components/inbox/auth/inbox-auth.ts";
import { useConfirmation } from "#components/inbox/auth/use-confirmation.ts";
import { signInResultSchema, type SignInResult } from "#components/inbox/data/sign-in-result.ts";
import type { LinkFormProps } from "./link-form.tsx";
import { LockScreen } from "./lock-screen.tsx";
import { createQueryClient } from "#components/inbox/data/query-client.ts";

type InboxGateProps = {
  unlocked: boolean;
  /** Whether the auth service verified the operator, so that the session needs confirming. */
  isVerified: boolean;
  hasPassword: boolean;
  /** Whether the password's second factor is on. */
  asksForCode: boolean;
  auth: AuthOptions | undefined;
  signIn: (previous: SignInResult | null, form: FormData) => Promise<SignInResult>;
  requestLink: LinkFormProps["requestLink"] | undefined;
  children: ReactNode;
};

/** When a session ends it clears the rows and keeps the URL, so that sign-in returns to the view. */
export function InboxGate(props: InboxGateProps) {
  const { unlocked, isVerified, hasPassword, auth, signIn, requestLink, children } = props;
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();
  const link = search.get("link");
  // The post target without JavaScript; React would leave `action` empty, which HTML forbids.
  const address = `${path}?${search.toString()}`.replace(/\?$/, "");
  const [posted, signInAction] = useActionState(signIn, null, address);
  const [result, setResult] = useState(posted);
  const [isPending, startTransition] = useTransition();
  const [hasEnded, setHasEnded] = useState(false);
  const lock = useCallback(() => setHasEnded(true), []);
  const [queryClient] = useState(() => createQueryClient(lock));
  const asksForCode =
    props.asksForCode || (result?.status === "denied" && result.asksForCode === true);
  const [lastResult, setLastResult] = useState(result);
  if (result !== lastResult) {
    setLastResult(result);
    if (result?.status === "granted") setHasEnded(false);
  }
  const isOpen = unlocked && !hasEnded;

  // Keep the first object: each server response brings an equal new one.
  const [authOptions] = useState(auth);
  const [notice, setNotice] = useState<string>();
  const onEnd = useCallback(
    (why: Confirmed) => {
      setNotice((current) => NOTICES[why] ?? current);
      if (why === "rejected" || why === "over") lock();
    },
    [lock],
  );
  useConfirmation(isOpen && isVerified ? authOptions : undefined, onEnd);
  const open = useCallback(() => {
    setNotice(undefined);
    setHasEnded(false);
  }, []);
  const onConfirmed = useCallback(
    (confirmed: Confirmed) => {
      setNotice((current) => NOTICES[confirmed] ?? current);
      if (confirmed !== "confirmed") return;
      open();
      router.refresh();
    },
    [open, router],
  );
  const onOpened = useCallback(() => {
    open();
    showToast(MESSAGES.granted);
  }, [open]);

  // With scripts, handle the action here: a rejected form action would unmount the page.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    startTransition(async () => {
      const response = await readSignInResult(signIn(result, new FormData(form)));
      startTransition(() => setResult(response));
      if (response.status !== "failed") form.reset();
    });
  };

  useEffect(() => announce(result, asksForCode), [result, asksForCode]);

  useEffect(() => {
    if (!isOpen || !link) return;
    const kept = new URLSearchParams(search);
    kept.delete("link");
    window.history.replaceState(null, "", `${path}?${kept.toString()}`.replace(/\?$/, ""));
  }, [isOpen, link, path, search]);

  useEffect(() => {
    if (!isOpen) queryClient.clear();
  }, [isOpen, queryClient]);

  if (!isOpen)
    return (
      <LockScreen
        action={signInAction}
        onSubmit={submit}
        isPending={isPending}
        result={result}
        link={link}
        asksForCode={asksForCode}
        requestLink={requestLink}
        hasPassword={hasPassword}
        notice={notice}
        account={
          authOptions && (
            <AuthSection authOptions={authOptions} onOpened={onOpened} onConfirmed={onConfirmed} />
          )
        }
      />
    );
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** An unreadable response counts as a failed check. */
async function readSignInResult(response: Promise<unknown>): Promise<SignInResult> {
  try {
    return signInResultSchema.parse(await response);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the operator sees a message; this is for support
    console.error("The response of the lock screen could not be read.", error);
    return { status: "failed" };
  }
}

function announce(result: SignInResult | null, asksForCode: boolean): void {
  if (!result) return;
  const isEither = result.status === "denied" && asksForCode;
  const { denied } = MESSAGES;
  showToast(
    isEither ? { ...denied, description: "Invalid password or code" } : MESSAGES[result.status],
  );
}

const NOTICES: Partial<Record<Confirmed, string>> = {
  rejected: "Your account was signed out at the sign-in service, so the inbox is locked here too.",
  "signed-out": "Your account was signed out, so the inbox is locked here too.",
  unreachable:
    "The sign-in service does not answer, so that it can’t vouch for you. The inbox opens again by itself once it does.",
};

const MESSAGES: Record<SignInResult["status"], ToastMessage> = {
  granted: { title: "Access granted", description: "Welcome to the admin panel" },
  denied: { title: "Access denied", description: "Invalid password", destructive: true },
  failed: {
    title: "Error",
    description: "The password could not be checked. Please try again.",
    destructive: true,
  },
};
