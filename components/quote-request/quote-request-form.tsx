"use client";

import { forgetKits, readKits } from "#components/sample-basket/basket-storage.ts";
import { requestQuote } from "#content/pages/request-quote.ts";
import { hrefIn, translateText, type Words } from "#lib/languages/words.ts";
import type { Origin } from "#lib/quote-requests/form-origin.ts";
import {
  knownKits,
  NO_CHOICE,
  prefillText,
  prefillLine,
  type Choice,
} from "#lib/quote-requests/form-prefill.ts";
import type { AcceptedQuoteRequest } from "#lib/quote-requests/quote-request-result.ts";
import type { QuoteRequestInput } from "#lib/quote-requests/quote-request-schema.ts";
import { FILES_FIELD } from "#lib/quote-requests/request-fields.ts";
import { AttachmentsUpload } from "./attachments-upload.tsx";
import { adoptFiles, DRAFT_KEY, removeDraft, saveDraft } from "./draft/form-draft.ts";
import { showSentToast } from "./form-result.tsx";
import { REQUIRED_FIELDS, restoreDraft, valuesOf } from "./form-values.ts";
import { QuoteRequestFields } from "./quote-request-fields.tsx";
import { QuoteRequestReceipt } from "./quote-request-receipt.tsx";
import { RequestForm, useFormPost, type RenderedForm } from "./request-form.tsx";
import { useFiles } from "./use-files.ts";

type QuoteRequestFormProps = {
  words: Words;
  /** Absent if the browser renders the form, as in the dialog. */
  rendered?: RenderedForm;
  /** Preselects its product or sector; the draft's values win. */
  origin?: Origin | undefined;
  /** The form prefill of a link; the browser adds the drawing kits that it took. */
  choice?: Choice | undefined;
  /** A file that comes with the link, such as an image. */
  attachment?: File | undefined;
  onSent?: (stored: AcceptedQuoteRequest) => void;
  /** Called when a dialog's receipt has been shown. */
  onDone?: () => void;
};

export function QuoteRequestForm(props: QuoteRequestFormProps) {
  const { words, rendered, origin, choice = NO_CHOICE, attachment, onSent, onDone } = props;
  const path = hrefIn(words, requestQuote.path);
  const post = useFormPost(rendered, path);
  const files = useFiles();
  return (
    <RequestForm
      words={words}
      post={post}
      label={translateText(requestQuote.form.title, words)}
      plainPath={`${path}/plain`}
      draftKey={DRAFT_KEY}
      required={REQUIRED_FIELDS}
      problems={choice.problem ? { specifications: choice.problem } : {}}
      files={files}
      restore={(form, sent) => {
        const complete = prefillLine({ ...choice, kits: knownKits(readKits()) });
        const chosen = { rendered: prefillLine(choice), complete, image: choice.image };
        const known = sent ? restoreDraft(form) : restoreDraft(form, origin, chosen);
        const draft = sent?.files?.length
          ? adoptFiles(known, { ...sent, files: sent.files })
          : known;
        // Otherwise the image's description would be lost when the form is closed and opened elsewhere.
        if (choice.image) saveDraft({ ...draft, values: valuesOf(form) });
        return draft;
      }}
      onHydrated={({ idempotencyKey }) => {
        files.resume(idempotencyKey);
        if (attachment) files.take(idempotencyKey, [attachment]);
      }}
      onDrop={({ idempotencyKey }, dropped) => files.take(idempotencyKey, dropped)}
      onStored={(stored, idempotencyKey) => {
        files.forget(idempotencyKey);
        removeDraft();
        forgetKits();
        // A dialog tells it once its receipt is gone.
        if (rendered) void showSentToast(words, stored);
        onSent?.(stored);
      }}
      renderReceipt={(stored) => (
        <QuoteRequestReceipt words={words} stored={stored} onDone={onDone} />
      )}
    >
      {({ errors, sent, draft }) => {
        const take = (key: string, form: HTMLFormElement, chosen: ArrayLike<File>) => {
          // After a reload, the draft's key finds the files.
          if (draft) saveDraft({ ...draft, values: valuesOf(form) });
          files.take(key, chosen);
        };
        return (
          <>
            <input
              type="hidden"
              name={FILES_FIELD}
              value={sent?.files?.length ? JSON.stringify(sent.files) : ""}
            />
            <QuoteRequestFields
              words={words}
              values={
                (sent?.input ?? {
                  ...origin?.values,
                  specifications: prefillText(choice),
                }) as Partial<QuoteRequestInput>
              }
              errors={errors}
              onAttach={draft && ((form, text) => take(draft.idempotencyKey, form, [text]))}
              drawings={
                <AttachmentsUpload
                  words={words}
                  files={files}
                  sent={sent?.files}
                  postBytes={rendered?.postBytes}
                  onChoose={({ form, files: chosen }) =>
                    draft && form && chosen && take(draft.idempotencyKey, form, chosen)
                  }
                />
              }
            />
          </>
        );
      }}
    </RequestForm>
  );
}
