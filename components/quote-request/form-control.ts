import { zodResolver } from "@hookform/resolvers/zod";
import { createFormControl, type Resolver } from "react-hook-form";
import {
  quoteRequestSchema,
  type QuoteRequestField,
  type QuoteRequestInput,
} from "#lib/quote-requests/quote-request-schema.ts";

import { valuesOf } from "./form-element.ts";

export type FieldErrors = Partial<Record<QuoteRequestField, string>>;

export type QuoteRequestFormControl = {
  notice: (event: { type: string; target: EventTarget }) => void;
  /** Validates, then calls `send` or focuses the first invalid field. */
  submit: (send: () => Promise<void>) => Promise<void>;
  reject: (errors: FieldErrors) => void;
};

/** Adds validation to a rendered form. Import on demand: it brings react-hook-form and zod. */
export function createQuoteRequestFormControl(
  form: HTMLFormElement,
  onErrors: (errors: FieldErrors) => void,
): QuoteRequestFormControl {
  const control = createFormControl<QuoteRequestInput>({
    mode: "onTouched",
    // Without the current values react-hook-form treats a checkbox group as one checkbox.
    defaultValues: valuesOf(form),
    resolver: zodResolver(quoteRequestSchema) as Resolver<QuoteRequestInput>,
  });
  const fields = new Map<EventTarget, ReturnType<typeof control.register>>();
  for (const element of form.querySelectorAll<HTMLInputElement>("[data-field]")) {
    const field = control.register(element.name as QuoteRequestField);
    field.ref(element);
    fields.set(element, field);
  }
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) =>
      onErrors(
        Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message])),
      ),
  });
  return {
    notice: ({ type, target }) => {
      const field = fields.get(target);
      // react-hook-form names events differently.
      void (type === "input"
        ? field?.onChange({ type: "change", target })
        : field?.onBlur({ type: "blur", target }));
    },
    submit: (send) => control.handleSubmit(send)(),
    reject: (errors) => {
      for (const [name, message] of Object.entries(errors).toReversed()) {
        control.setError(name as QuoteRequestField, { message }, { shouldFocus: true });
      }
    },
  };
}
