import { useLayoutEffect, useState, type RefObject } from "react";

/** React makes a new form where somebody rewrote the page; it takes over what was typed into the old one, and its focus. */
export function useFieldsOfFirstForm(
  element: RefObject<HTMLFormElement | null>,
  selector: string,
): void {
  const [first] = useState(() => {
    const form =
      typeof document === "undefined" ? null : document.querySelector<HTMLFormElement>(selector);
    const typed = { form, focused: form && document.activeElement };
    // React renders in steps: until the new form stands, the visitor goes on in the old one.
    form?.addEventListener("focusin", ({ target }) => {
      typed.focused = target as Element;
    });
    return typed;
  });
  // Before anything can be typed into the new form.
  useLayoutEffect(() => {
    const form = element.current;
    if (form && first.form && first.form !== form) copyFields(first.form, form, first.focused);
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, []);
}

/** Copies what was typed and chosen; the field of `focused` gets the focus with its selection. */
export function copyFields(
  from: HTMLFormElement,
  to: HTMLFormElement,
  focused: Element | null = null,
): void {
  const data = new FormData(from);
  const fields = "[name]:not([name^='$'], [type=file])";
  for (const field of to.querySelectorAll<HTMLInputElement>(fields)) {
    // An extension may have added a field of the same name.
    const own = field.id && from.querySelector<HTMLInputElement>(`#${CSS.escape(field.id)}`);
    const values = own && own.type !== "checkbox" ? [own.value] : data.getAll(field.name);
    if (field.type === "checkbox") field.checked = values.includes(field.value);
    else if (values[0]) field.value = String(values[0]);
  }
  if (!(focused instanceof HTMLElement) || !from.contains(focused) || !focused.id) return;
  const field = to.querySelector<HTMLInputElement>(`#${focused.id}`);
  field?.focus();
  const { selectionStart, selectionEnd } = focused as HTMLInputElement;
  // A field for e-mail addresses has no selection that scripts may set.
  if (selectionStart !== null && selectionStart !== undefined)
    field?.setSelectionRange(selectionStart, selectionEnd);
}
