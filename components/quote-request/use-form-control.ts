import { useRef, type FormEvent } from "react";
import type { FieldErrors, QuoteRequestFormControl } from "./form-control.ts";

/** The form's validation, loaded at its first use; `load` resolves to undefined where it cannot be downloaded. */
export function useFormControl(setErrors: (errors: FieldErrors) => void) {
  const control = useRef<Promise<QuoteRequestFormControl>>(undefined);

  const load = (form: HTMLFormElement) => {
    control.current ??= import("./form-control.ts").then((module) =>
      module.createQuoteRequestFormControl(form, setErrors),
    );
    // A failed download is tried again at the next touch.
    return control.current.catch(() => void (control.current = undefined));
  };

  /** Validates the field that an event came from. */
  const notice = ({ target, nativeEvent: { type }, currentTarget }: FormEvent<HTMLFormElement>) => {
    void load(currentTarget).then((loaded) => loaded?.notice({ type, target }));
  };

  return { load, notice };
}
