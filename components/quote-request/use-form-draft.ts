import { useEffect, useState, type RefObject } from "react";
import { readKits } from "#components/sample-basket/basket-storage.ts";
import type { Origin } from "#lib/quote-requests/form-origin.ts";
import { knownKits, NOTHING, wordsOf, type Choice } from "#lib/quote-requests/form-prefill.ts";
import type { QuoteRequestFormData } from "#lib/quote-requests/quote-request-form-data.ts";
import { adoptFiles, loadDraft, saveDraft, type QuoteRequestDraft } from "./draft/form-draft.ts";
import { restoreDraft, valuesOf } from "./form-element.ts";

type FormStart = {
  isRendered: boolean;
  origin: Origin | undefined;
  choice: Choice | undefined;
  /** The form as it was sent, if the server rejected it. */
  sent: QuoteRequestFormData | undefined;
};

/**
 * The draft of the form in `element`, restored from a rejected post, this tab's storage, and the prefill. `onRestored`
 * runs once, after that.
 */
export function useFormDraft(
  element: RefObject<HTMLFormElement | null>,
  { isRendered, origin, choice, sent }: FormStart,
  onRestored: (form: HTMLFormElement, draft: QuoteRequestDraft) => void,
): QuoteRequestDraft | undefined {
  const [draft, setDraft] = useState(() =>
    isRendered ? undefined : loadDraft(origin, wordsOf(withKits(choice)), choice?.image),
  );

  useEffect(() => {
    const form = element.current;
    if (!form) return;
    const words = {
      rendered: wordsOf(choice),
      complete: wordsOf(withKits(choice)),
      image: choice?.image,
    };
    const known = draft ?? (sent ? restoreDraft(form) : restoreDraft(form, origin, words));
    const restored = sent?.files?.length
      ? adoptFiles(known, { ...sent, files: sent.files })
      : known;
    setDraft(restored);
    // Otherwise the image's description would be lost when the form is closed and opened elsewhere.
    if (choice?.image) saveDraft({ ...restored, values: valuesOf(form) });
    onRestored(form, restored);
    // oxlint-disable-next-line react/exhaustive-deps -- restores the draft once, after hydration
  }, []);

  return draft;
}

/** A choice with the drawing kits that this browser took. */
function withKits(choice: Choice = NOTHING): Choice {
  return { ...choice, kits: knownKits(readKits()) };
}
