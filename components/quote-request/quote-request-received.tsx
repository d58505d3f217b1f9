"use client";

import { useEffect, useRef, useState, type PointerEvent } from "react";
import { unbroken } from "#components/numbers/unbroken.tsx";
import { QUOTE_TIME } from "#content/claims.ts";
import { keepReference } from "./sent-reference.tsx";
import { countFiles, MailForFiles, MissingFiles } from "./missing-files.tsx";
import type { StoredQuoteRequest } from "#lib/quote-requests/quote-request-result.ts";

/** Section 4 of the specification. */
const SUCCESS_SCREEN_MS = 3_000;

/** The success screen. Its timer pauses while the pointer or the focus is on one of its links. */
export function QuoteRequestReceived({
  stored,
  onDone,
}: {
  stored: StoredQuoteRequest;
  onDone: () => void;
}) {
  const { reference, files = 0, missingFiles = [] } = stored;
  const [held, setHeld] = useState(false);
  const remaining = useRef(SUCCESS_SCREEN_MS);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMissing = missingFiles.length > 0;

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => keepReference(stored), [stored]);
  useEffect(() => {
    if (held) return;
    const startedAt = performance.now();
    const timer = setTimeout(onDone, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [held, onDone]);

  return (
    <div className="flex min-h-80 flex-col justify-center py-10">
      <p className="text-sm text-quiet">Reference</p>
      <p className="font-serif text-5xl tracking-tight tabular">{reference}</p>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-8 font-serif text-3xl tracking-tight outline-none"
      >
        Thank you. Your request is with our export desk.
      </h2>
      {isMissing && (
        <div className="mt-5 max-w-md border-l-2 border-danger pl-4">
          <p>{notArrived(files, missingFiles.length)}</p>
          <MissingFiles files={missingFiles} />
        </div>
      )}
      <p className="mt-5 max-w-md text-quiet">
        {files > 0 && !isMissing && `${countFiles(files)} arrived with it. `}
        You will have a detailed quote in {unbroken(QUOTE_TIME)}, counted on staffed days: within
        2&nbsp;business&nbsp;days at the latest. To{" "}
        {isMissing ? "send what is missing" : "add a drawing later"}, write to{" "}
        <MailForFiles
          reference={reference}
          // A touch that just released the button is not a hover.
          onPointerEnter={({ pointerType }: PointerEvent) => setHeld(pointerType === "mouse")}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        />{" "}
        and name the reference.
      </p>
    </div>
  );
}

function notArrived(arrived: number, missing: number): string {
  const all = arrived + missing;
  return arrived === 0
    ? `It arrived without ${missing === 1 ? "its file" : `its ${countFiles(missing)}`}:`
    : `${arrived} of ${countFiles(all)} arrived with it. Missing:`;
}
