import type { Origin } from "#lib/quote-request/origin.ts";
import type { QuoteRequestInput } from "#lib/quote-request/schema.ts";
import { loadDraft, type QuoteRequestDraft } from "./draft.ts";
import { readFormInput } from "./form-input.ts";

/**
 * Takes up this tab's draft in a form that the server rendered, empty but for what `origin` chooses. What was typed
 * before the page came alive wins.
 */
export function restoreDraft(form: HTMLFormElement, origin?: Origin): QuoteRequestDraft {
  const draft = loadDraft(origin);
  const chosen = origin?.values ?? {};
  for (const [name, saved = ""] of Object.entries(draft.values)) {
    for (const field of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      if (!Array.isArray(saved)) {
        if (!field.value || field.value === chosen.projectType) field.value = saved;
      } else if (field.checked === field.defaultChecked) {
        const stays = field.checked && !chosen.productCategories;
        field.checked = stays || saved.some((value) => value === field.value);
      }
    }
  }
  return draft;
}

/** What is typed in the form now. */
export function valuesOf(form: HTMLFormElement): Partial<QuoteRequestInput> {
  return readFormInput(new FormData(form)) as Partial<QuoteRequestInput>;
}

/** Whether the three required fields are filled. Asked at each key, and reading all of the form takes a slow phone 15 ms. */
export function isReady({ elements }: HTMLFormElement): boolean {
  return ["name", "email", "projectType"].every((name) => {
    const field = elements.namedItem(name);
    return field !== null && "value" in field && String(field.value).trim() !== "";
  });
}
