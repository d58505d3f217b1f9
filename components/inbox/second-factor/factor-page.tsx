"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { company } from "#content/company.ts";
import { SignOutForm } from "#components/inbox/session/sign-out-form.tsx";
import { useActionForm } from "#components/inbox/session/use-action-form.ts";
import { TooltipProvider } from "#components/ui/tooltip.tsx";
import type { FactorSetup } from "#lib/auth/factor-setup.ts";
import { FactorForm } from "./factor-form.tsx";
import type { FactorResult } from "./factor-result.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetupSteps } from "./setup-steps.tsx";

type Action = (previous: FactorResult | null, form: FormData) => Promise<FactorResult>;

type FactorPageProps = {
  hasPassword: boolean;
  /** Undefined if the second factor is off. */
  recoveryCodesLeft: number | undefined;
  /** Absent if the second factor is on. */
  setup: FactorSetup | undefined;
  turnOn: Action;
  turnOff: Action;
  signOut: () => Promise<void>;
};

const FAILED: FactorResult = { status: "failed" };

/** Turns the password's second factor on and off. Works without JavaScript. */
export function FactorPage(props: FactorPageProps) {
  const { hasPassword, recoveryCodesLeft, turnOn, turnOff, signOut } = props;
  const on = useActionForm(turnOn, FAILED);
  const off = useActionForm(turnOff, FAILED);
  const router = useRouter();
  const isTurnedOff = off.result?.status === "off";
  // Brings the page of a second factor that is off.
  useEffect(() => {
    if (isTurnedOff) router.refresh();
  }, [isTurnedOff, router]);
  // A setup stays with its form until the page is left.
  const setup = on.result?.setup ?? props.setup;
  return (
    <TooltipProvider>
      <div className="min-h-dvh bg-paper">
        <header className="flex h-14 items-center gap-5 border-b px-4 md:px-6">
          <p className="font-serif text-xl leading-none tracking-heading max-md:hidden">
            {company.name}
          </p>
          <nav aria-label="Inbox" className="flex flex-1 items-center gap-4 text-sm">
            <a
              href="/admin/teragus-submissions"
              className="flex items-center text-quiet hover:text-ink max-md:min-h-11"
            >
              Requests
            </a>
            <a aria-current="page" href="#factor" className="flex items-center max-md:min-h-11">
              Second factor
            </a>
          </nav>
          <SignOutForm signOut={signOut} />
        </header>
        <main id="factor" className="mx-auto max-w-xl px-4 pt-8 pb-16 md:px-6">
          <h1 className="text-heading">Second factor</h1>
          <output className="block text-small not-empty:mt-4 not-empty:border-l-2 not-empty:border-brass not-empty:pl-3">
            {on.result?.recoveryCodes && "The second factor is on. Other sessions have ended."}
            {isTurnedOff && "The second factor is off. Other sessions have ended."}
          </output>
          {!hasPassword ? (
            <p className="mt-4">
              This inbox has no password of its own. Accounts set up a second factor at the sign-in
              service.
            </p>
          ) : on.result?.recoveryCodes ? (
            <RecoveryCodes codes={on.result.recoveryCodes} />
          ) : setup ? (
            <>
              <p className="mt-4">
                With a second factor, the lock screen asks for a code from an authenticator app
                besides the desk’s password. It is off.
              </p>
              <SetupSteps setup={setup} />
              <h2 className="mt-8 font-serif text-xl">2. Turn it on</h2>
              <FactorForm {...on} button="Turn on" setup={setup} />
            </>
          ) : (
            <>
              <p className="mt-4">
                It is on: the lock screen asks for a code besides the desk’s password.{" "}
                {recoveryCodesLeft === 1
                  ? "One recovery code is left."
                  : `${recoveryCodesLeft ?? 0} recovery codes are left.`}{" "}
                For new codes, or another app, turn it off and on again.
              </p>
              <h2 className="mt-8 font-serif text-xl">Turn it off</h2>
              <FactorForm {...off} button="Turn off" />
            </>
          )}
        </main>
      </div>
    </TooltipProvider>
  );
}
