"use client";

import { useActionState, useEffect, useRef, useState, type FormEvent } from "react";
import { readBasket, writeBasket } from "#components/sample-basket/basket-storage.ts";
import { FieldError, FieldNote } from "#components/ui/field.tsx";
import { requestSamples } from "#content/pages/request-samples.ts";
import { requestSamplesPathWith } from "#content/request-quote-path.ts";
import {
  knownSamples,
  samples as sampleNames,
  SAMPLES_IN_A_BOX,
  type SampleProduct,
} from "#content/sample-options.ts";
import { quoteRequestOrigins } from "#content/site/quote-request-origins.ts";
import { hrefIn, t, translateText, type Words } from "#lib/languages/words.ts";
import type { QuoteRequestResult } from "#lib/quote-requests/quote-request-result.ts";
import type { QuoteRequestField } from "#lib/quote-requests/quote-request-schema.ts";
import {
  DELIVERY_ADDRESS_LIMIT,
  LANGUAGE_FIELD,
  REQUEST_FIELDS,
} from "#lib/quote-requests/request-fields.ts";
import {
  readDraft,
  removeDraft,
  SAMPLES_DRAFT_KEY,
  saveDraft,
  type QuoteRequestDraft,
} from "./draft/form-draft.ts";
import type { FieldErrors } from "./form-control.ts";
import {
  missingFields,
  REQUIRED_FIELDS,
  restoreValues,
  valuesOf,
  type RequiredFields,
} from "./form-element.ts";
import { FormFailure } from "./form-failure.tsx";
import { TextArea, TextField } from "./form-field.tsx";
import { QuoteRequestFooter } from "./quote-request-footer.tsx";
import type { RenderedForm } from "./quote-request-form.tsx";
import { QuoteRequestReceipt } from "./quote-request-receipt.tsx";
import { SampleCompartments } from "./sample-compartments.tsx";
import { loadResponseSchema } from "./send-quote-request.ts";
import { useFormControl } from "./use-form-control.ts";
import { useSubmission } from "./use-submission.ts";

const REQUIRED = {
  samples: "A sample",
  name: REQUIRED_FIELDS.name,
  email: REQUIRED_FIELDS.email,
  deliveryAddress: "Delivery address",
} as const satisfies RequiredFields;

type SampleRequestFormProps = {
  words: Words;
  rendered: Required<Pick<RenderedForm, "action" | "idempotencyKey" | "renderedAt">>;
  /** The slugs in the page's address; the browser adds those of its basket. */
  slugs: readonly string[];
  /** The sector of the page that led here, or "other". */
  projectType: string;
  /** Of the site's pictures. */
  imageVersion: string;
};

/**
 * The short form for samples: the box, who it is for, and where it goes. It is sent, checked and stored as a quote request,
 * and like the quote form works without JavaScript.
 */
export function SampleRequestForm({
  words,
  rendered,
  slugs,
  projectType,
  imageVersion,
}: SampleRequestFormProps) {
  const [posted, action] = useActionState<QuoteRequestResult, FormData>(
    rendered.action,
    { status: "idle" },
    hrefIn(words, requestSamples.path),
  );
  const [response, setResponse] = useState(posted);
  const [errors, setErrors] = useState<FieldErrors>(
    posted.status === "error" ? (posted.fieldErrors ?? {}) : {},
  );
  const sent = response.status === "error" ? response.sent : undefined;
  // A post that was refused is answered at the form's own address, which names no sample.
  const [box, setBox] = useState(() => knownSamples(sent?.input.samples ?? slugs));
  const [count, setCount] = useState(box.length);
  const [missing, setMissing] = useState<readonly QuoteRequestField[]>([]);
  const [draft, setDraft] = useState<QuoteRequestDraft>();
  const element = useRef<HTMLFormElement>(null);
  const { load, notice } = useFormControl(setErrors);
  const idempotencyKey = draft?.idempotencyKey ?? sent?.idempotencyKey ?? rendered.idempotencyKey;
  const { sending, submit } = useSubmission({
    words,
    idempotencyKey,
    openedAt: draft?.openedAt,
    load,
    onStored: () => {
      removeDraft(SAMPLES_DRAFT_KEY);
      writeBasket([]);
    },
    onResponse: setResponse,
    onErrors: setErrors,
  });

  useEffect(() => {
    if (sent) return;
    const all = knownSamples([...slugs, ...(readBasket() ?? [])]);
    setBox(all);
    setCount(all.length);
    // oxlint-disable-next-line react/exhaustive-deps -- reads the basket once, after hydration
  }, []);
  useEffect(() => {
    if (posted.status === "success") {
      removeDraft(SAMPLES_DRAFT_KEY);
      writeBasket([]);
    }
  }, [posted]);
  const isEmpty = box.length === 0 && posted.status === "idle";
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    const kept = readDraft(SAMPLES_DRAFT_KEY);
    // What came back with a refused post is newer.
    if (!sent) restoreValues(form, kept.values);
    setDraft(sent ? { ...kept, idempotencyKey: sent.idempotencyKey } : kept);
    setMissing(missingFields(form, REQUIRED));
    // If it fails, submitting tries again.
    loadResponseSchema().catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- restores the draft once, when there is a form
  }, [isEmpty]);

  if (response.status === "success")
    return (
      <QuoteRequestReceipt
        words={words}
        stored={response}
        box={
          <SampleCompartments
            words={words}
            samples={knownSamples(response.asked?.samples ?? [])}
            version={imageVersion}
          />
        }
      />
    );
  if (isEmpty)
    return (
      <>
        <p className="mb-5">{t(words, "There is no sample in your box yet.")}</p>
        <ProductLinks words={words} />
        <div className="mt-8 max-w-3xl">
          <SampleCompartments words={words} samples={box} version={imageVersion} isField />
        </div>
      </>
    );

  const change = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    notice(event);
    const next = missingFields(form, REQUIRED);
    setMissing((last) => (last.join() === next.join() ? last : next));
    if (!draft || event.nativeEvent.type !== "input") return;
    const { samples: chosen = [], ...values } = valuesOf(form);
    // The box stands in the basket and in the address, from which a reload takes it.
    saveDraft({ ...draft, values }, SAMPLES_DRAFT_KEY);
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== "checkbox") return;
    setCount(chosen.length);
    writeBasket(chosen);
    window.history.replaceState(null, "", hrefIn(words, requestSamplesPathWith(...chosen)));
  };

  const values = sent?.input;
  const field = (name: "name" | "email" | "deliveryAddress") => ({
    words,
    name,
    label: t(words, REQUIRED[name]),
    ...(errors[name] && { error: errors[name] }),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble up from the fields
    <form
      ref={element}
      action={action}
      onSubmit={submit}
      onInput={change}
      onBlur={change}
      onFocus={(event) => void load(event.currentTarget)}
      noValidate={draft !== undefined}
      aria-label={translateText(requestSamples.title, words)}
      className="max-w-3xl"
    >
      <input type="hidden" name={LANGUAGE_FIELD} value={words.language} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="projectType" value={sent?.input.projectType || projectType} />
      {response.status === "error" && response === posted && (
        <FormFailure words={words} response={response} />
      )}
      <fieldset
        id="quote-samples"
        tabIndex={-1}
        aria-describedby="quote-samples-error"
        className="mb-10 outline-none"
      >
        <legend className="mb-4 font-serif text-2xl tracking-tight">
          {t(words, "Your box")}{" "}
          <FieldNote className="ms-2 font-sans text-sm tracking-normal">
            {t(words, "{count} of {limit}", { count, limit: SAMPLES_IN_A_BOX })}
          </FieldNote>
        </legend>
        <SampleCompartments words={words} samples={box} version={imageVersion} isField />
        <FieldError id="quote-samples-error">
          {errors.samples && translateText(errors.samples, words)}
        </FieldError>
        {box.length < SAMPLES_IN_A_BOX && <ProductLinks words={words} />}
      </fieldset>
      <fieldset className="mb-9">
        <legend className="mb-4 font-serif text-2xl tracking-tight">
          {t(words, "Where it goes")}
        </legend>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          <TextField
            field={field("name")}
            name="name"
            data-field
            defaultValue={values?.name ?? ""}
            required
            autoComplete="name"
            maxLength={REQUEST_FIELDS.name.limit}
          />
          <TextField
            field={field("email")}
            name="email"
            data-field
            defaultValue={values?.email ?? ""}
            type="email"
            required
            autoComplete="email"
            inputMode="email"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={REQUEST_FIELDS.email.limit}
          />
          <TextArea
            field={{ ...field("deliveryAddress"), className: "sm:col-span-2" }}
            name="deliveryAddress"
            data-field
            defaultValue={values?.deliveryAddress ?? ""}
            placeholder={t(words, "Company, street, postal code, city, country")}
            required
            autoComplete="street-address"
            maxLength={DELIVERY_ADDRESS_LIMIT}
          />
        </div>
      </fieldset>
      <input type="hidden" name="renderedAt" value={sent?.renderedAt ?? rendered.renderedAt} />
      {response.status === "error" && response !== posted && (
        <FormFailure words={words} response={response} />
      )}
      <QuoteRequestFooter words={words} required={REQUIRED} missing={missing} sending={sending} />
    </form>
  );
}

/** Where samples are chosen. */
function ProductLinks({ words }: { words: Words }) {
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      <span className="text-quiet">{t(words, "Choose from")}</span>
      {(Object.keys(sampleNames) as SampleProduct[]).map((product) => (
        <a key={product} href={hrefIn(words, `/products/${product}`)} className="text-link">
          {translateText(quoteRequestOrigins[product].name, words)}
        </a>
      ))}
    </p>
  );
}
