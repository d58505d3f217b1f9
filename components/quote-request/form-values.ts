import { withPrefillLine } from "#lib/quote-requests/form-prefill.ts";
import type { Origin } from "#lib/quote-requests/form-origin.ts";
import type {
  QuoteRequestField,
  QuoteRequestInput,
} from "#lib/quote-requests/quote-request-schema.ts";
import { loadDraft, type QuoteRequestDraft } from "./draft/form-draft.ts";
import { formLabel } from "#lib/quote-requests/request-fields.ts";
import { readFormInput } from "#lib/quote-requests/read-form-input.ts";
import type { InterfaceSentence } from "#lib/languages/words.ts";

/** Text before the specifications: from the server, and with this browser's sample basket; both after an image. */
type PrefilledText = { rendered: string; complete: string; image?: string | undefined };

/** Restores this tab's draft into the rendered form. Text typed before hydration wins. */
export function restoreDraft(
  form: HTMLFormElement,
  origin?: Origin,
  words?: PrefilledText,
): QuoteRequestDraft {
  const draft = loadDraft(origin, words?.complete, words?.image);
  if (words) restoreSpecifications(form, draft, words);
  restoreValues(form, draft.values, origin?.values);
  return draft;
}

/** Fills in what was saved; `chosen` are values that the form was rendered with, and no words of the buyer. */
export function restoreValues(
  form: HTMLFormElement,
  values: QuoteRequestDraft["values"],
  chosen: Origin["values"] = {},
): void {
  for (const [name, saved = ""] of Object.entries(values)) {
    for (const field of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      if (!Array.isArray(saved)) {
        if (!field.value || field.value === chosen.projectType) field.value = saved;
      } else if (field.checked === field.defaultChecked) {
        const stays = field.checked && !chosen.productCategories;
        field.checked = stays || saved.some((value) => value === field.value);
      }
    }
  }
}

function restoreSpecifications(
  form: HTMLFormElement,
  draft: QuoteRequestDraft,
  { rendered, complete, image }: PrefilledText,
): void {
  const field = form.querySelector<HTMLTextAreaElement>('[name="specifications"]');
  if (!field) return;
  const isTouched = field.value !== [image, rendered].filter(Boolean).join("\n");
  field.value = isTouched
    ? withPrefillLine(field.value, complete, rendered)
    : (draft.values.specifications ?? "");
}

export function valuesOf(form: HTMLFormElement): Partial<QuoteRequestInput> {
  return readFormInput(new FormData(form)) as Partial<QuoteRequestInput>;
}

/** The labels of the fields that a form requires, by name. */
export const REQUIRED_FIELDS = {
  name: formLabel("name"),
  email: formLabel("email"),
  projectType: formLabel("projectType"),
} as const satisfies Record<string, InterfaceSentence>;
export type RequiredFields = Readonly<Partial<Record<QuoteRequestField, InterfaceSentence>>>;

/** Those of `required` that are empty. Runs per key; reading the whole form takes a slow phone 15 ms. */
export function missingFields(
  { elements }: HTMLFormElement,
  required: RequiredFields = REQUIRED_FIELDS,
): QuoteRequestField[] {
  return (Object.keys(required) as QuoteRequestField[]).filter(
    (name) => !isFilledIn(elements.namedItem(name)),
  );
}

/** Of checkboxes, one at least. */
function isFilledIn(field: Element | RadioNodeList | null): boolean {
  if (field instanceof RadioNodeList) return [...field].some((box) => isFilledIn(box as Element));
  if (field instanceof HTMLInputElement && field.type === "checkbox") return field.checked;
  return field !== null && "value" in field && String(field.value).trim() !== "";
}
