"use client";

import { useEffect, useRef, useState, type PointerEvent } from "react";
import { unbroken } from "#components/numbers/unbroken.tsx";
import { keepReference } from "./sent-reference.tsx";
import { countFiles, MailForFiles, MissingFiles } from "./missing-files.tsx";
import type { StoredQuoteRequest } from "#lib/quote-requests/quote-request-result.ts";
import { t, type Words } from "#lib/languages/words.ts";
import { company } from "#content/company.ts";
import { typeset } from "#lib/styles/typography.ts";

/** Section 4 of the specification. */
const SUCCESS_SCREEN_MS = 3_000;

/** The success screen. Its timer pauses while the pointer or the focus is on one of its links. */
export function QuoteRequestReceived({
  words,
  stored,
  onDone,
}: {
  words: Words;
  stored: StoredQuoteRequest;
  onDone: () => void;
}) {
  const { reference, files = 0, missingFiles = [] } = stored;
  const [held, setHeld] = useState(false);
  const remaining = useRef(SUCCESS_SCREEN_MS);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMissing = missingFiles.length > 0;

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => keepReference(words, stored), [words, stored]);
  useEffect(() => {
    if (held) return;
    const startedAt = performance.now();
    const timer = setTimeout(onDone, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [held, onDone]);

  const [before, after] = (
    isMissing
      ? t(words, "To send what is missing, write to {email} and name the reference.")
      : t(words, "To add a drawing later, write to {email} and name the reference.")
  ).split(company.email);

  return (
    <div className="flex min-h-80 flex-col justify-center py-10">
      <p className="text-sm text-quiet">{t(words, "Reference")}</p>
      <p className="font-serif text-5xl tracking-tight tabular">{reference}</p>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-8 font-serif text-3xl tracking-tight outline-none"
      >
        {t(words, "Thank you. Your request is with our export desk.")}
      </h2>
      {isMissing && (
        <div className="mt-5 max-w-md border-s-2 border-danger ps-4">
          <p>{notArrived(words, files, missingFiles.length)}</p>
          <MissingFiles words={words} files={missingFiles} />
        </div>
      )}
      <p className="mt-5 max-w-md text-quiet">
        {files > 0 && !isMissing && `${filesArrived(words, files)} `}
        {unbroken(
          typeset(
            t(
              words,
              "You will have a detailed quote in {quoteHours} hours, counted on staffed days: within {quoteDays} business days at the latest.",
            ),
          ),
        )}{" "}
        {before}
        <MailForFiles
          reference={reference}
          // A touch that just released the button is not a hover.
          onPointerEnter={({ pointerType }: PointerEvent) => setHeld(pointerType === "mouse")}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        />
        {after}
      </p>
    </div>
  );
}

function notArrived(words: Words, arrived: number, missing: number): string {
  if (arrived > 0)
    return t(words, "{arrived} of {files} arrived with it. Missing:", {
      arrived,
      files: countFiles(words, arrived + missing),
    });
  return missing === 1
    ? t(words, "It arrived without its file:")
    : t(words, "It arrived without its {files}:", { files: countFiles(words, missing) });
}

function filesArrived(words: Words, count: number): string {
  return t(words, "{files} arrived with it.", { files: countFiles(words, count) });
}
