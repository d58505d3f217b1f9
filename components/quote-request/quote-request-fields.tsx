import type { ReactNode } from "react";
import {
  budgetRanges,
  productCategories,
  projectTypes,
  quantities,
  specificationsHint,
  timelines,
} from "#content/quote-request-options.ts";
import type {
  QuoteRequestField,
  QuoteRequestInput,
} from "#lib/quote-requests/quote-request-schema.ts";
import { FieldError, FieldNote } from "#components/ui/field.tsx";
import { formLabel, type RequestField } from "#lib/quote-requests/request-fields.ts";
import { REQUIRED_FIELDS } from "./form-values.ts";
import { EmailField, SelectField, TextArea, TextField } from "./form-field.tsx";
import { t, translateText, type Words, translate } from "#lib/languages/words.ts";

type QuoteRequestFieldsProps = {
  words: Words;
  errors: Partial<Record<QuoteRequestField, string>>;
  values: Partial<QuoteRequestInput>;
  /** Takes a text as a file that is too long for its field. */
  onAttach: ((form: HTMLFormElement, file: File) => void) | undefined;
  drawings: ReactNode;
};

/** Uncontrolled fields in three groups; `values` are only their defaults. */
export function QuoteRequestFields(props: QuoteRequestFieldsProps) {
  const { words, errors, values, onAttach, drawings } = props;
  const field = (name: Exclude<RequestField, "productCategory">) => ({
    words,
    name,
    label: t(words, formLabel(name)),
    optional: !(name in REQUIRED_FIELDS),
    error: errors[name],
    value: values[name] ?? "",
  });
  return (
    <>
      <Group legend={t(words, "You")}>
        <TextField field={field("name")} autoComplete="name" />
        <EmailField field={field("email")} />
        <TextField field={field("company")} autoComplete="organization" />
        <TextField field={field("phone")} type="tel" autoComplete="tel" />
      </Group>
      <Group legend={t(words, "The project")}>
        <SelectField field={field("projectType")} options={translate(projectTypes, words)} />
        <SelectField field={field("timeline")} options={translate(timelines, words)} />
        <SelectField field={field("quantity")} options={translate(quantities, words)} />
        <SelectField field={field("budgetRange")} options={translate(budgetRanges, words)} />
      </Group>
      <Group legend={t(words, "The material")}>
        <fieldset className="sm:col-span-2" aria-describedby="quote-productCategories-error">
          <legend className="text-sm">
            {t(words, formLabel("productCategory"))} <FieldNote>{t(words, "optional")}</FieldNote>
          </legend>
          <div className="mt-3 flex flex-wrap gap-2">
            {translate(productCategories, words).map(({ value, label }) => (
              <label
                key={value}
                className="relative inline-flex min-h-11 cursor-pointer items-center border border-quiet/50 px-4 text-sm transition-colors select-none hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
              >
                <input
                  type="checkbox"
                  name="productCategories"
                  data-field
                  value={value}
                  defaultChecked={values.productCategories?.some((chosen) => chosen === value)}
                  className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
                />
                {label}
              </label>
            ))}
          </div>
          <FieldError id="quote-productCategories-error">
            {errors.productCategories && translateText(errors.productCategories, words)}
          </FieldError>
        </fieldset>
        <TextArea
          field={field("specifications")}
          placeholder={translateText(specificationsHint, words)}
          onAttach={onAttach}
        />
        <TextArea field={field("message")} onAttach={onAttach} />
        {drawings}
      </Group>
    </>
  );
}

export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mb-9">
      <legend className="mb-4 font-serif text-2xl tracking-tight">{legend}</legend>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
