"use client";

import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from "react";
import { unbroken } from "#components/numbers/unbroken.tsx";
import { company } from "#content/company.ts";
import { requestQuote } from "#content/pages/request-quote.ts";
import { productCategories } from "#content/quote-request-options.ts";
import { CATALOG_PATH, specSheetPath } from "#content/site/document-paths.ts";
import { CATALOG, SAMPLES } from "#content/switches.ts";
import { mailtoAddress } from "#lib/browser/contact-address.ts";
import { hrefIn, t, translateText, type Words } from "#lib/languages/words.ts";
import type { AcceptedQuoteRequest } from "#lib/quote-requests/quote-request-result.ts";
import type { FormInput } from "#lib/quote-requests/read-form-input.ts";
import { formLabel, requestFields, type RequestField } from "#lib/quote-requests/request-fields.ts";
import { typeset } from "#lib/styles/typography.ts";

/** Section 4 of the specification. */
const DIALOG_MS = 3_000;

type ReceiptProps = {
  words: Words;
  stored: AcceptedQuoteRequest;
  /** Closes the dialog, after three seconds where no file is missing. Absent on a page, which keeps its receipt until it is left. */
  onDone?: (() => void) | undefined;
  /** The samples, drawn, where samples were asked for. */
  box?: ReactNode;
};

/** What a buyer keeps of a sent request. A dialog's timer pauses while the pointer or the focus is on one of its links. */
export function QuoteRequestReceipt({ words, stored, onDone, box }: ReceiptProps) {
  const { reference, asked, fileNames = [], files = 0, missingFiles = [] } = stored;
  const isForSamples = SAMPLES && box !== undefined;
  const [held, setHeld] = useState(false);
  const remaining = useRef(DIALOG_MS);
  const receipt = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMissing = missingFiles.length > 0;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    receipt.current?.scrollIntoView();
  }, []);
  useEffect(() => {
    if (held || isMissing || !onDone) return;
    const startedAt = performance.now();
    const timer = setTimeout(onDone, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [held, isMissing, onDone]);

  const sheets = sheetsFor(asked);
  const [before, after] = later(words, isMissing, isForSamples).split(company.email);

  return (
    <div
      ref={receipt}
      data-receipt
      className="grid scroll-mt-32 gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]"
      // A touch that just released the button is not a hover.
      onPointerOver={({ pointerType, target }: PointerEvent) =>
        setHeld(pointerType === "mouse" && isOnLink(target))
      }
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(isOnLink(target))}
      onBlur={() => setHeld(false)}
    >
      <div>
        <p className="text-sm text-quiet">{t(words, "Reference")}</p>
        <p className="mt-3 font-serif text-5xl tracking-tight tabular">{reference}</p>
        <h2
          ref={heading}
          tabIndex={-1}
          className="mt-8 font-serif text-3xl tracking-tight outline-none"
        >
          {t(words, "Thank you. Your request is with our export desk.")}
        </h2>
        <p className="mt-5 max-w-md text-quiet">
          {say(
            isForSamples
              ? t(words, "Your samples leave in {sampleDays} business days.")
              : t(
                  words,
                  "You will have a detailed quote in {quoteHours} hours, counted on staffed days: within {quoteDays} business days at the latest.",
                ),
          )}{" "}
          {say(t(words, "Our export desk in {city} reads your request."))}{" "}
          {asked && t(words, "We answer to {mailbox}.", { mailbox: asked.email })}
        </p>
        {isMissing && (
          <div className="mt-5 max-w-md border-s-2 border-danger ps-4">
            <p>{notArrived(words, files, missingFiles.length)}</p>
            <ul aria-label={t(words, "Did not arrive")}>
              {missingFiles.map(({ name, reason }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- names can repeat, and the list never changes
                <li key={index} className="wrap-anywhere">
                  <bdi>{name}</bdi>:{" "}
                  <span className="text-quiet">{translateText(reason, words)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="mt-5 max-w-md text-quiet">
          {before}
          <a
            href={mailtoAddress(company.email, { subject: reference })}
            className="text-ink underline underline-offset-4"
          >
            {company.email}
          </a>
          {after}
        </p>
        <p className="mt-10 flex flex-wrap gap-x-8 gap-y-3">
          {onDone ? (
            <button type="button" onClick={onDone} className="text-link">
              {t(words, "Back to the site")}
            </button>
          ) : (
            <>
              <a href={returnAddress(words)} className="text-link">
                {t(words, "Back to the site")}
              </a>
              <a href={hrefIn(words, requestQuote.path)} className="text-link">
                {isForSamples ? t(words, "Ask for a quote") : t(words, "Ask for another quote")}
              </a>
            </>
          )}
        </p>
      </div>
      <div className="text-sm">
        {asked && isForSamples && (
          <Part title={t(words, "Your box")}>
            <div className="max-w-md">{box}</div>
            <dl className="mt-6">
              <Fact label={t(words, "Delivery address")}>{asked.deliveryAddress?.trim()}</Fact>
            </dl>
          </Part>
        )}
        {asked && !isForSamples && <RequestedValues words={words} asked={asked} />}
        {files > 0 && (
          <Part title={t(words, "{files} arrived with it.", { files: countFiles(words, files) })}>
            <ul>
              {fileNames.map((name, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- names can repeat, and the list never changes
                <li key={index} className="border-t py-2 wrap-anywhere">
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {sheets.length > 0 && (
          <Part title={t(words, "Documents, PDF")}>
            <ul>
              {sheets.map(({ label, path }) => (
                <li key={path} className="border-t py-2">
                  <a href={hrefIn(words, path)} className="text-link">
                    {translateText(label, words)}
                  </a>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8">
      <h3 className="mb-3 font-serif text-xl tracking-tight">{title}</h3>
      {children}
    </section>
  );
}

function say(sentence: string): ReactNode {
  return unbroken(typeset(sentence));
}

const CONTACT_FIELDS = new Set<RequestField>(["name", "email", "phone", "company"]);

/** In the buyer's own words; a field that was left empty is left out. */
function RequestedValues({ words, asked }: { words: Words; asked: FormInput }) {
  const facts = requestFields
    .filter(([name]) => !CONTACT_FIELDS.has(name))
    .map(([name, field]): [RequestField, ReactNode] => {
      const given = name === "productCategory" ? asked.productCategories : [asked[name].trim()];
      if (!("options" in field)) return [name, given.join()];
      const chosen = field.options.filter(({ value }) => given.includes(value));
      const labels = chosen.map(({ label }) => translateText(label, words));
      return [name, say(labels.join(t(words, ", ")))];
    });
  return (
    <Part title={t(words, "What you asked for")}>
      <dl>
        {facts
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <Fact key={name} label={t(words, formLabel(name))}>
              {value}
            </Fact>
          ))}
      </dl>
    </Part>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2fr_3fr] gap-4 border-t py-2">
      <dt className="text-quiet">{label}</dt>
      <dd dir="auto" className="text-start whitespace-pre-line wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

/** What a buyer can still send, and where to. */
function later(words: Words, isMissing: boolean, isForSamples: boolean): string {
  if (isForSamples)
    return t(words, "To change the address, write to {email} and name the reference.");
  return isMissing
    ? t(words, "To send what is missing, write to {email} and name the reference.")
    : t(words, "To add a drawing later, write to {email} and name the reference.");
}

/** The specification sheets of the products asked for; the catalog if there are none. */
function sheetsFor(asked: FormInput | undefined): { label: string; path: string }[] {
  const sheets = productCategories
    .filter(({ value }) => asked?.productCategories.includes(value))
    .filter(({ value }) => value !== "multiple-products" && value !== "custom-solution")
    .map(({ value, label }) => ({ label, path: specSheetPath(`/products/${value}`) }));
  const catalog = CATALOG ? [{ label: "Catalog", path: CATALOG_PATH }] : [];
  return sheets.length > 0 ? sheets : catalog;
}

/** The page of this site that led to the form, or the first one. */
function returnAddress(words: Words): string {
  const home = hrefIn(words, "/");
  if (typeof document === "undefined" || !URL.canParse(document.referrer)) return home;
  const from = new URL(document.referrer);
  const isForm = from.pathname.includes("/request-");
  return from.origin === window.location.origin && !isForm ? from.href : home;
}

function isOnLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a, button") !== null;
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

/** `1 file`, `3 files`. */
export function countFiles(words: Words, count: number): string {
  return count === 1 ? t(words, "1 file") : t(words, "{count} files", { count });
}
