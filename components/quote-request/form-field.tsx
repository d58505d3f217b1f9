import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { FieldError, FieldLabel, FieldNote } from "#components/ui/field.tsx";
import { Input } from "#components/ui/input.tsx";
import { NativeSelect } from "#components/ui/native-select.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { formatNumber, t, translateText, type Words } from "#lib/languages/words.ts";
import { charactersOver, TOO_LONG } from "#lib/quote-requests/request-fields.ts";

type FieldProps = {
  words: Words;
  name: string;
  label: string;
  value?: string | undefined;
  optional?: boolean;
  error?: string | undefined;
};

/** Ties label, help and error to the control for assistive technology. */
function Field(props: FieldProps & { className?: string; children: ReactNode }) {
  const { words, name, label, optional, error = "", className, children } = props;
  const over = charactersOver(error);
  return (
    <div className={className}>
      <FieldLabel htmlFor={`quote-${name}`}>
        {label} <FieldNote>{optional ? t(words, "optional") : t(words, "required")}</FieldNote>
      </FieldLabel>
      {children}
      <FieldError id={`quote-${name}-error`}>
        {over
          ? t(words, TOO_LONG, { count: formatNumber(words, over) })
          : translateText(error, words)}
      </FieldError>
    </div>
  );
}

function wiring({ name, value = "", optional, error }: FieldProps) {
  return {
    id: `quote-${name}`,
    name,
    "data-field": true,
    defaultValue: value,
    required: !optional,
    variant: "underline",
    // Said, because an empty required field is otherwise announced as invalid before it is touched.
    "aria-invalid": Boolean(error),
    "aria-describedby": `quote-${name}-error`,
  } as const;
}

type TextFieldProps = { field: FieldProps } & ComponentProps<"input">;

export function TextField({ field, ...input }: TextFieldProps) {
  return (
    <Field {...field}>
      <Input {...wiring(field)} enterKeyHint="next" {...input} />
    </Field>
  );
}

export function EmailField({ field }: { field: FieldProps }) {
  return (
    <TextField
      field={field}
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}

type TextAreaProps = {
  field: FieldProps;
  /** Takes a text as a file that is too long for the field. */
  onAttach?: ((form: HTMLFormElement, file: File) => void) | undefined;
} & Omit<ComponentProps<"textarea">, "id">;

export function TextArea({ field, onAttach, ...area }: TextAreaProps) {
  const { words, name, label, error = "" } = field;
  const attach = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const typed = form?.elements.namedItem(name);
    if (!form || !(typed instanceof HTMLTextAreaElement)) return;
    const file = new File([typed.value], `${label}.txt`, { type: "text/plain" });
    typed.value = t(words, "See the file {name}.", { name: file.name });
    typed.dispatchEvent(new Event("input", { bubbles: true }));
    typed.focus();
    onAttach?.(form, file);
  };
  return (
    <Field {...field} className="sm:col-span-2">
      <Textarea {...wiring(field)} rows={3} {...area} className="max-h-80 min-h-24" />
      {onAttach && charactersOver(error) !== undefined && (
        <button
          type="button"
          className="block pt-1 text-sm underline underline-offset-4"
          onClick={attach}
        >
          {t(words, "Attach it as a file")}
        </button>
      )}
    </Field>
  );
}

/** The first option is empty. */
type SelectFieldProps = {
  field: FieldProps;
  options: readonly { value: string; label: string }[];
};

export function SelectField({ field, options }: SelectFieldProps) {
  return (
    <Field {...field}>
      <NativeSelect {...wiring(field)}>
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
