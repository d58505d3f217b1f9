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
  /** Tells the control that a field changed or was left. */
  notice: (event: { type: string; target: EventTarget }) => void;
  /** Validates; calls `send` when all is well, and otherwise focuses the first field that is not. */
  submit: (send: () => Promise<void>) => Promise<void>;
  /** Marks fields with what the server said of them and focuses the first. */
  reject: (errors: FieldErrors) => void;
};

/**
 * Brings a rendered quote form to life: validation with the server's own schema, each field from the moment it is left.
 * The fields stay the platform's own and keep what was typed before. Import this module on demand: it brings
 * react-hook-form and zod with it.
 */
export function createQuoteRequestFormControl(
  form: HTMLFormElement,
  onErrors: (errors: FieldErrors) => void,
): QuoteRequestFormControl {
  const control = createFormControl<QuoteRequestInput>({
    mode: "onTouched",
    // What stands in the fields already; without it react-hook-form takes several checkboxes for one.
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
      // react-hook-form knows the events of the platform by these two names.
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
