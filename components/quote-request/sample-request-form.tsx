"use client";

import { useEffect, useState } from "react";
import { readBasket, writeBasket } from "#components/sample-basket/basket-storage.ts";
import { FieldError, FieldNote } from "#components/ui/field.tsx";
import { requestSamples } from "#content/pages/request-quote.ts";
import { requestSamplesPathWith } from "#content/request-quote-path.ts";
import { knownSamples, SAMPLES_IN_A_BOX } from "#content/sample-options.ts";
import { hrefIn, t, translateText, type Words } from "#lib/languages/words.ts";
import { readDraft, removeDraft, SAMPLES_DRAFT_KEY } from "./draft/form-draft.ts";
import { REQUIRED_FIELDS, restoreValues, valuesOf, type RequiredFields } from "./form-values.ts";
import { EmailField, TextArea, TextField } from "./form-field.tsx";
import { Group } from "./quote-request-fields.tsx";
import { QuoteRequestReceipt } from "./quote-request-receipt.tsx";
import { RequestForm, useFormPost, type RenderedForm } from "./request-form.tsx";
import { SampleCompartments } from "./sample-compartments.tsx";

const REQUIRED = {
  samples: "A sample",
  name: REQUIRED_FIELDS.name,
  email: REQUIRED_FIELDS.email,
  deliveryAddress: "Delivery address",
} as const satisfies RequiredFields;

type SampleRequestFormProps = {
  words: Words;
  rendered: RenderedForm;
  /** The slugs in the page's address; the browser adds those of its basket. */
  slugs: readonly string[];
  /** The sector of the page that led here, or "other". */
  projectType: string;
  /** Of the site's images. */
  imageVersion: string;
};

/**
 * The short form for samples: the box, who it is for, and where it goes. It is sent, checked and stored as a quote request,
 * and like the quote form works without JavaScript.
 */
export function SampleRequestForm(props: SampleRequestFormProps) {
  const { words, rendered, slugs, projectType, imageVersion } = props;
  const post = useFormPost(rendered, hrefIn(words, requestSamples.path));
  const { posted } = post;
  const input = posted.status === "error" ? posted.sent?.input : undefined;
  // A post that was refused is answered at the form's own address, which names no sample.
  const [box, setBox] = useState(() => knownSamples(input?.samples ?? slugs));
  const [count, setCount] = useState(box.length);

  useEffect(() => {
    if (input) return;
    const all = knownSamples([...slugs, ...(readBasket() ?? [])]);
    setBox(all);
    setCount(all.length);
    // oxlint-disable-next-line react/exhaustive-deps -- reads the basket once, after hydration
  }, []);

  const address = (chosen: readonly string[]) => hrefIn(words, requestSamplesPathWith(...chosen));
  return (
    <RequestForm
      words={words}
      post={post}
      label={translateText(requestSamples.title, words)}
      plainPath={address(box.map(({ slug }) => slug))}
      draftKey={SAMPLES_DRAFT_KEY}
      required={REQUIRED}
      className="max-w-3xl"
      restore={(form, sent) => {
        const kept = readDraft(SAMPLES_DRAFT_KEY);
        // What came back with a refused post is newer.
        if (sent) return { ...kept, idempotencyKey: sent.idempotencyKey };
        // The box stands in the basket and in the address, from which a reload takes it.
        const { samples: _box, ...values } = kept.values;
        restoreValues(form, values);
        return kept;
      }}
      onInput={({ target, currentTarget: form }) => {
        if (!(target instanceof HTMLInputElement) || target.type !== "checkbox") return;
        const { samples: chosen = [] } = valuesOf(form);
        if (chosen.length > SAMPLES_IN_A_BOX) {
          target.checked = false;
          return;
        }
        setCount(chosen.length);
        writeBasket(chosen);
        window.history.replaceState(null, "", address(chosen));
      }}
      onStored={() => {
        removeDraft(SAMPLES_DRAFT_KEY);
        writeBasket([]);
      }}
      renderReceipt={(stored) => (
        <QuoteRequestReceipt
          words={words}
          stored={stored}
          box={
            <SampleCompartments
              words={words}
              samples={knownSamples(stored.asked?.samples ?? [])}
              version={imageVersion}
            />
          }
        />
      )}
    >
      {({ errors, sent }) => {
        const field = (name: "name" | "email" | "deliveryAddress" | "phone") => ({
          words,
          name,
          label: name === "phone" ? t(words, "Phone, for the courier") : t(words, REQUIRED[name]),
          optional: name === "phone",
          error: errors[name],
          value: sent?.input[name],
        });
        return (
          <>
            <input
              type="hidden"
              name="projectType"
              value={sent?.input.projectType || projectType}
            />
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
              <SampleCompartments
                // What the basket adds is checked from the beginning.
                key={String(box.length === 0)}
                words={words}
                samples={box}
                version={imageVersion}
                isField
                isChoice={box.length === 0}
              />
              <FieldError id="quote-samples-error">
                {errors.samples && translateText(errors.samples, words)}
              </FieldError>
              {box.length > 0 && box.length < SAMPLES_IN_A_BOX && (
                <details className="mt-6">
                  <summary className="text-sm">{t(words, "Choose from")}</summary>
                  <SampleCompartments words={words} samples={box} version={imageVersion} isChoice />
                </details>
              )}
            </fieldset>
            <Group legend={t(words, "Where it goes")}>
              <TextField field={field("name")} autoComplete="name" />
              <EmailField field={field("email")} />
              <TextArea
                field={field("deliveryAddress")}
                placeholder={t(words, "Company, street, postal code, city, country")}
                autoComplete="street-address"
              />
              <TextField field={field("phone")} type="tel" autoComplete="tel" />
            </Group>
          </>
        );
      }}
    </RequestForm>
  );
}
