"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { buttonVariants } from "#components/ui/button-variants.ts";
import { cn } from "#lib/styles/class-names.ts";
import type { FactorSetup } from "#server/auth/second-factor-mutations.ts";
import { FactorForm } from "./factor-form.tsx";
import { PlainHeader } from "./plain-header.tsx";
import { turnOffFactor, turnOnFactor, type FactorResult } from "./sign-in-actions.ts";
import { useActionForm } from "./use-action-form.ts";

type FactorPageProps = {
  /** Undefined if the second factor is off. */
  recoveryCodesLeft: number | undefined;
  /** Absent if the second factor is on. */
  setup: FactorSetup | undefined;
};

const FAILED: FactorResult = { status: "failed" };

/** Turns the password's second factor on and off. Works without JavaScript. */
export function FactorPage(props: FactorPageProps) {
  const on = useActionForm(turnOnFactor, FAILED);
  const off = useActionForm(turnOffFactor, FAILED);
  const router = useRouter();
  const isTurnedOff = off.result?.status === "off";
  // Brings the page of a second factor that is off.
  useEffect(() => {
    if (isTurnedOff) router.refresh();
  }, [isTurnedOff, router]);
  // A setup stays with its form until the page is left.
  const setup = on.result?.setup ?? props.setup;
  return (
    <div className="min-h-dvh bg-paper">
      <PlainHeader title="Second factor" />
      <main id="main" className="mx-auto max-w-xl px-4 pt-8 pb-16 md:px-6">
        <h1 className="text-heading">Second factor</h1>
        <output className="block text-small not-empty:mt-4 not-empty:border-l-2 not-empty:border-brass not-empty:pl-3">
          {on.result?.recoveryCodes && "The second factor is on. Other sessions have ended."}
          {isTurnedOff && "The second factor is off. Other sessions have ended."}
        </output>
        {on.result?.recoveryCodes ? (
          <RecoveryCodes codes={on.result.recoveryCodes} />
        ) : setup ? (
          <>
            <p className="mt-4">
              With a second factor, the lock screen asks for a code from an authenticator app
              besides the shared password. It is off.
            </p>
            <SetupSteps setup={setup} />
            <h2 className="mt-8 font-serif text-xl">2. Turn it on</h2>
            <FactorForm {...on} button="Turn on" setup={setup} />
          </>
        ) : (
          <>
            <p className="mt-4">
              It is on: the lock screen asks for a code besides the shared password.{" "}
              {props.recoveryCodesLeft === 1
                ? "One recovery code is left."
                : `${props.recoveryCodesLeft ?? 0} recovery codes are left.`}{" "}
              For new codes, or another app, turn it off and on again.
            </p>
            <h2 className="mt-8 font-serif text-xl">Turn it off</h2>
            <FactorForm {...off} button="Turn off" />
          </>
        )}
      </main>
    </div>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <h2 className="mt-8 font-serif text-xl">Recovery codes</h2>
      <p className="mt-2">
        Keep these where the password is kept, such as in a password manager. Each signs you in once
        in place of a code, if the app is lost. They are not shown again.
      </p>
      <ul className="mt-4 space-y-1 border-y py-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a
        href="/admin/teragus-submissions"
        className={cn(buttonVariants(), "mt-6 inline-flex items-center justify-center")}
      >
        I have kept them
      </a>
    </>
  );
}

/** The secret as a QR code, as a link and as text. */
function SetupSteps({ setup: { secret, uri, qrCode } }: { setup: FactorSetup }) {
  return (
    <>
      <h2 className="mt-8 font-serif text-xl">1. Add the inbox to your app</h2>
      <p className="mt-2">
        Scan this QR code with an authenticator app. Everybody who signs in with the shared password
        needs it: add it to all your apps now, since it is not shown again.
      </p>
      <svg
        role="img"
        aria-label="QR code of the secret below"
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        shapeRendering="crispEdges"
        className="mt-4 size-52 border bg-white text-black"
      >
        <path d={qrCode.path} fill="currentColor" />
      </svg>
      <p className="mt-4">
        On this device,{" "}
        <a href={uri} className="underline underline-offset-4">
          open it in your app
        </a>
        . Or type this secret into it:
      </p>
      <p className="mt-2 font-mono break-words">{secret}</p>
    </>
  );
}
