import type { ReactNode } from "react";
import {
  budgetRanges,
  productCategories,
  projectTypes,
  quantities,
  specificationsHint,
  timelines,
} from "#content/quote-request-options.ts";
import { REQUEST_FIELDS } from "#lib/quote-requests/request-fields.ts";
import type {
  QuoteRequestField,
  QuoteRequestInput,
} from "#lib/quote-requests/quote-request-schema.ts";
import { FieldError, FieldLegend, FieldNote } from "#components/ui/field.tsx";
import { REQUIRED_FIELDS } from "./form-element.ts";
import { SelectField, TextArea, TextField } from "./form-field.tsx";
import { t, translateText, type InterfaceSentence, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";

export type QuoteRequestFieldsProps = {
  words: Words;
  errors: Partial<Record<QuoteRequestField, string>>;
  values: Partial<QuoteRequestInput>;
  drawings: ReactNode;
};

/** Uncontrolled fields in three groups; `values` are only their defaults. */
export function QuoteRequestFields({ words, errors, values, drawings }: QuoteRequestFieldsProps) {
  const text = (name: Exclude<QuoteRequestField, "productCategories">) => ({
    name,
    "data-field": true,
    defaultValue: values[name] ?? "",
  });
  const field = (name: QuoteRequestField, label: InterfaceSentence, optional = true) => ({
    words,
    name,
    label: t(words, label),
    optional,
    error: errors[name],
  });
  return (
    <>
      <Group legend={t(words, "You")}>
        <TextField
          field={field("name", REQUIRED_FIELDS.name, false)}
          {...text("name")}
          required
          autoComplete="name"
          maxLength={REQUEST_FIELDS.name.limit}
        />
        <TextField
          field={field("email", REQUIRED_FIELDS.email, false)}
          {...text("email")}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={REQUEST_FIELDS.email.limit}
        />
        <TextField
          field={field("company", "Company")}
          {...text("company")}
          autoComplete="organization"
          maxLength={REQUEST_FIELDS.company.limit}
        />
        <TextField
          field={field("phone", "Phone")}
          {...text("phone")}
          type="tel"
          autoComplete="tel"
          maxLength={REQUEST_FIELDS.phone.limit}
        />
      </Group>
      <Group legend={t(words, "The project")}>
        <SelectField
          field={field("projectType", REQUIRED_FIELDS.projectType, false)}
          {...text("projectType")}
          options={translate(projectTypes, words)}
          required
        />
        <SelectField
          field={field("timeline", "Timeline")}
          {...text("timeline")}
          options={translate(timelines, words)}
        />
        <SelectField
          field={field("quantity", "Quantity")}
          {...text("quantity")}
          options={translate(quantities, words)}
        />
        <SelectField
          field={field("budgetRange", "Budget, US dollars")}
          {...text("budgetRange")}
          options={translate(budgetRanges, words)}
        />
      </Group>
      <Group legend={t(words, "The material")}>
        <fieldset className="sm:col-span-2" aria-describedby="quote-productCategories-error">
          <FieldLegend>
            {t(words, "Products")} <FieldNote>{t(words, "optional")}</FieldNote>
          </FieldLegend>
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
          field={{ ...field("specifications", "Specifications"), className: "sm:col-span-2" }}
          {...text("specifications")}
          placeholder={translateText(specificationsHint, words)}
          maxLength={REQUEST_FIELDS.specifications.limit}
        />
        <TextArea
          field={{ ...field("message", "Message"), className: "sm:col-span-2" }}
          {...text("message")}
          maxLength={REQUEST_FIELDS.message.limit}
        />
        {drawings}
      </Group>
    </>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mb-9">
      <legend className="mb-4 font-serif text-2xl tracking-tight">{legend}</legend>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
