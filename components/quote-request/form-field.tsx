import type { ComponentProps, ReactNode } from "react";
import { FieldError, FieldLabel, FieldNote } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { NativeSelect } from "#components/ui/native-select.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { t, translateText, type Words } from "#lib/languages/words.ts";

type FieldProps = {
  words: Words;
  name: string;
  label: string;
  optional?: boolean;
  error?: string;
  className?: string;
};

/** Ties label, help and error to the control for assistive technology. */
function Field({
  words,
  name,
  label,
  optional,
  error,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <FieldLabel htmlFor={`quote-${name}`}>
        {label} <FieldNote>{optional ? t(words, "optional") : t(words, "required")}</FieldNote>
      </FieldLabel>
      {children}
      <FieldError id={`quote-${name}-error`}>{error && translateText(error, words)}</FieldError>
    </div>
  );
}

function wiring({ name, error }: FieldProps) {
  return {
    id: `quote-${name}`,
    variant: "underline",
    // Said, because an empty required field is otherwise announced as invalid before it is touched.
    "aria-invalid": Boolean(error),
    "aria-describedby": `quote-${name}-error`,
  } as const;
}

export function TextField({
  field,
  ...input
}: { field: FieldProps } & Omit<ComponentProps<"input">, "id">) {
  return (
    <Field {...field}>
      <Input {...wiring(field)} {...input} />
    </Field>
  );
}

export function TextArea({
  field,
  ...area
}: { field: FieldProps } & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <Field {...field}>
      <Textarea {...wiring(field)} rows={3} {...area} className="max-h-80 min-h-24" />
    </Field>
  );
}

/** The first option is empty. */
export function SelectField({
  field,
  options,
  ...select
}: { field: FieldProps; options: readonly { value: string; label: string }[] } & Omit<
  ComponentProps<"select">,
  "id"
>) {
  return (
    <Field {...field}>
      <NativeSelect {...wiring(field)} {...select}>
        <option value="">
          {field.optional ? t(field.words, "Not decided") : t(field.words, "Choose one")}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
