import { useRef, type FormEvent } from "react";
import type { FieldErrors, QuoteRequestFormControl } from "./form-control.ts";

/** The form's validation, loaded on first use; `load` resolves to undefined if it cannot be loaded. */
export function useFormControl(setErrors: (errors: FieldErrors) => void) {
  const control = useRef<Promise<QuoteRequestFormControl>>(undefined);

  const load = (form: HTMLFormElement) => {
    control.current ??= import("./form-control.ts").then((module) =>
      module.createQuoteRequestFormControl(form, setErrors),
    );
    // The next interaction tries a failed load again.
    return control.current.catch(() => void (control.current = undefined));
  };

  /** Validates the field that an event came from. */
  const notice = ({ target, nativeEvent: { type }, currentTarget }: FormEvent<HTMLFormElement>) => {
    void load(currentTarget).then((loaded) => loaded?.notice({ type, target }));
  };

  return { load, notice };
}
