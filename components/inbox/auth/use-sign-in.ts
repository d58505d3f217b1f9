import { useState, useTransition } from "react";
import type { InboxAuth, Step } from "./inbox-auth.ts";

type Stage = "credentials" | "code" | "factor" | "new-password";

type SignIn = {
  stage: Stage;
  email: string;
  isForgotten: boolean;
  failure: string | undefined;
  /** Milliseconds since 1970. */
  nextCodeAt: number;
};

const START_AGAIN = { stage: "credentials", isForgotten: false, nextCodeAt: 0 } as const;
const START: SignIn = { ...START_AGAIN, email: "", failure: undefined };
/** The service's usual wait between mails. */
const USUAL_WAIT_SECONDS = 60;

export function useSignIn(auth: InboxAuth, onOpened: () => void) {
  const [signIn, setSignIn] = useState(START);
  const [isPending, startTransition] = useTransition();
  const { email, isForgotten } = signIn;

  /** Shows the step that `work` resolves to; `changed` is merged into the state. */
  const take = (work: Promise<Step>, changed: Partial<SignIn> = {}) => {
    // Clears the message first, so that a repeated one is announced again.
    setSignIn((current) => ({ ...current, failure: undefined }));
    startTransition(async () => {
      const step = await work;
      startTransition(() => {
        setSignIn((current) => ({ ...current, ...changed, ...outcomeOf(step) }));
        if (step.kind === "opened") onOpened();
      });
    });
  };

  const sendCode = (to: string, forgotten: boolean) =>
    take(auth.sendCode(to, forgotten), { email: to, isForgotten: forgotten });

  return {
    ...signIn,
    isPending,
    withPassword: (to: string, password: string) =>
      take(auth.signIn(to, password), { email: to, isForgotten: false }),
    sendCode,
    resendDelivery: () => sendCode(email, isForgotten),
    withCode: (code: string) => take(auth.takeCode(email, code, isForgotten)),
    withFactor: (code: string) => take(auth.takeFactor(code, isForgotten)),
    withNewPassword: (password: string) => take(auth.setPassword(password)),
    fail: (failure: string) => setSignIn((current) => ({ ...current, failure })),
    startOver: () => {
      setSignIn({ ...START, email });
      if (signIn.stage !== "code") void auth.leave();
    },
  };
}

export type SignInSteps = ReturnType<typeof useSignIn>;

function outcomeOf(step: Step): Partial<SignIn> {
  if (step.kind === "failed") {
    const { message: failure, waitSeconds, isOver } = step;
    if (isOver) return { ...START_AGAIN, failure };
    // A code sent earlier is still valid.
    return { failure, ...(waitSeconds !== undefined && codeAfter(waitSeconds)) };
  }
  if (step.kind === "opened") return { failure: undefined };
  if (step.kind === "sent") return { failure: undefined, ...codeAfter(USUAL_WAIT_SECONDS) };
  return { stage: step.kind, failure: undefined };
}

function codeAfter(seconds: number): Pick<SignIn, "stage" | "nextCodeAt"> {
  return { stage: "code", nextCodeAt: Date.now() + seconds * 1_000 };
}
