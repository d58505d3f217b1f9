import type { ComponentProps, ReactNode } from "react";
import { cn } from "#lib/utils.ts";

const CONTROL =
  "w-full rounded-none border-0 border-b border-quiet/60 bg-transparent py-2.5 text-base text-ink outline-none transition-colors duration-150 hover:border-ink focus-visible:border-ink focus-visible:[box-shadow:0_1px_0_0_var(--color-ink)] aria-invalid:border-danger";

type FieldProps = {
  name: string;
  label: string;
  optional?: boolean;
  error?: string;
  className?: string;
};

/** Label above, control, help or error below; the three are tied together for assistive technology. */
function Field({
  name,
  label,
  optional,
  error,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={`quote-${name}`} className="block text-sm font-medium">
        {label} {optional && <span className="font-normal text-quiet">optional</span>}
      </label>
      {children}
      <p id={`quote-${name}-error`} className="min-h-0 text-sm text-danger" aria-live="polite">
        {error && <span className="block pt-1.5">{error}</span>}
      </p>
    </div>
  );
}

function wiring({ name, error }: FieldProps) {
  return {
    id: `quote-${name}`,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": `quote-${name}-error`,
  };
}

/** A one-line text field of the quote form. */
export function TextField({
  field,
  ...input
}: { field: FieldProps } & Omit<ComponentProps<"input">, "id">) {
  return (
    <Field {...field}>
      <input {...wiring(field)} {...input} className={CONTROL} />
    </Field>
  );
}

/** A text of several lines, growing with what is typed where the browser can. */
export function TextArea({
  field,
  ...area
}: { field: FieldProps } & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <Field {...field}>
      <textarea
        {...wiring(field)}
        rows={3}
        {...area}
        className={cn(CONTROL, "field-sizing-content max-h-80 min-h-24 resize-y leading-relaxed")}
      />
    </Field>
  );
}

/** The platform's own choice list: the best one on a phone, and with a keyboard. */
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
      <select
        {...wiring(field)}
        {...select}
        className={cn(CONTROL, "select-chevron cursor-pointer pr-8 text-ellipsis")}
      >
        <option value="">{field.optional ? "Not decided" : "Choose one"}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
