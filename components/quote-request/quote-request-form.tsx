"use client";

import { useActionState, useRef, useState, type DragEvent, type FormEvent } from "react";
import { requestQuote } from "#content/pages/request-quote.ts";
import { IS_ALIVE } from "#lib/browser/is-hydrated.ts";
import { FILES_FIELD, LANGUAGE_FIELD } from "#lib/quote-requests/request-fields.ts";
import type { Origin } from "#lib/quote-requests/form-origin.ts";
import { textOf, type Choice } from "#lib/quote-requests/form-prefill.ts";
import type { QuoteRequestResult } from "#lib/quote-requests/quote-request-result.ts";
import type {
  QuoteRequestField,
  QuoteRequestInput,
} from "#lib/quote-requests/quote-request-schema.ts";
import { AttachmentsUpload } from "./attachments-upload.tsx";
import { forgetKits } from "#components/sample-basket/basket-storage.ts";
import { DRAFT_KEY, removeDraft, saveDraft } from "./draft/form-draft.ts";
import type { FieldErrors } from "./form-control.ts";
import { FormFailure } from "./form-failure.tsx";
import { missingFields, valuesOf } from "./form-element.ts";
import { QuoteRequestFields } from "./quote-request-fields.tsx";
import { QuoteRequestFooter } from "./quote-request-footer.tsx";
import { QuoteRequestReceipt } from "./quote-request-receipt.tsx";
import { loadResponseSchema } from "./send-quote-request.ts";
import { keepReference } from "./sent-reference.tsx";
import { useFiles } from "./use-files.ts";
import { useFormControl } from "./use-form-control.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { useSubmission } from "./use-submission.ts";
import { hrefIn, translateText, type Words } from "#lib/languages/words.ts";

type FormAction = (previous: QuoteRequestResult, data: FormData) => Promise<QuoteRequestResult>;

/** The server's values for a form that it renders. */
export type RenderedForm = {
  /** Receives the form without JavaScript. */
  action: FormAction;
  /** Absent in a prerendered form, which all visitors share. */
  idempotencyKey?: string;
  /** Milliseconds since 1970; absent in a prerendered form. */
  renderedAt?: number;
  /** Limit in bytes for the attachments of a post without JavaScript. */
  postBytes: number;
};

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
  /** Called when a dialog's receipt has been shown. */
  onDone?: () => void;
};

/** A form that the browser renders is never posted without JavaScript. */
const noAction: FormAction = (previous) => Promise.resolve(previous);

/**
 * The quote form. Rendered by the server, it works without JavaScript by posting to its action. In the browser, it also
 * validates, keeps a draft, and sends without leaving the page. Validation loads on first use.
 */
export function QuoteRequestForm({
  words,
  rendered,
  origin,
  choice,
  attachment,
  onDone,
}: QuoteRequestFormProps) {
  const [posted, action] = useActionState<QuoteRequestResult, FormData>(
    rendered?.action ?? noAction,
    { status: "idle" },
    // The post target without JavaScript; React would leave `action` empty, which HTML forbids.
    hrefIn(words, requestQuote.path),
  );
  const [response, setResponse] = useState(posted);
  const [errors, setErrors] = useState<FieldErrors>(
    posted.status === "error"
      ? (posted.fieldErrors ?? {})
      : choice?.problem
        ? { specifications: choice.problem }
        : {},
  );
  const [missing, setMissing] = useState<readonly QuoteRequestField[]>([]);
  // The same list is the same state, so that a key press renders nothing.
  const updateMissing = (form: HTMLFormElement) => {
    const next = missingFields(form);
    setMissing((last) => (last.join() === next.join() ? last : next));
  };
  const element = useRef<HTMLFormElement>(null);
  const files = useFiles();
  const { load, notice } = useFormControl(setErrors);
  const sent = response.status === "error" ? response.sent : undefined;
  const start = { isRendered: rendered !== undefined, origin, choice, sent };
  const draft = useFormDraft(element, start, (form, { idempotencyKey }) => {
    updateMissing(form);
    form.dispatchEvent(new Event(IS_ALIVE));
    files.resume(idempotencyKey);
    if (attachment) files.take(idempotencyKey, [attachment]);
    // If this fails, submitting tries again.
    loadResponseSchema().catch(() => undefined);
    // If the visitor is already typing, validation must be ready when the field loses the focus.
    if (form.contains(document.activeElement)) void load(form);
  });
  const idempotencyKey =
    draft?.idempotencyKey ?? sent?.idempotencyKey ?? rendered?.idempotencyKey ?? "";
  const { sending, submit } = useSubmission({
    words,
    idempotencyKey,
    openedAt: draft?.openedAt,
    files,
    load,
    onStored: (stored) => {
      files.forget(idempotencyKey);
      removeDraft();
      forgetKits();
      // A dialog that was closed in the meantime cannot show its receipt; a page keeps it.
      if (!rendered) keepReference(words, stored);
    },
    onResponse: setResponse,
    onErrors: setErrors,
  });

  if (response.status === "success")
    return <QuoteRequestReceipt words={words} stored={response} onDone={onDone} />;

  const change = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    notice(event);
    updateMissing(form);
    if (draft && event.nativeEvent.type === "input")
      saveDraft({ ...draft, values: valuesOf(form) });
  };

  const take = (form: HTMLFormElement, chosen: FileList) => {
    if (!draft) return;
    // After a reload, the draft's key finds the files.
    saveDraft({ ...draft, values: valuesOf(form) });
    files.take(draft.idempotencyKey, chosen);
  };

  const choose = ({ form, files: chosen }: HTMLInputElement) => {
    if (form && chosen) take(form, chosen);
  };

  /** Takes files dropped elsewhere in the form too; otherwise the browser would leave the page and open them. */
  const drop = (event: DragEvent<HTMLFormElement>) => {
    if (event.target === files.input.current || !holdsFiles(event)) return;
    event.preventDefault();
    take(event.currentTarget, event.dataTransfer.files);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble up from the fields
    <form
      ref={element}
      data-needs-application={rendered && DRAFT_KEY}
      action={action}
      onSubmit={submit}
      onInput={change}
      onBlur={change}
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDrop={drop}
      onFocus={(event) => void load(event.currentTarget)}
      noValidate={draft !== undefined}
      aria-label={translateText(requestQuote.form.title, words)}
    >
      <input type="hidden" name={LANGUAGE_FIELD} value={words.language} />
      {/* Before the files: a server that streams the form needs the key to store them. */}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input
        type="hidden"
        name={FILES_FIELD}
        value={sent?.files?.length ? JSON.stringify(sent.files) : ""}
      />
      {/* After a post without JavaScript the page is scrolled to its top; otherwise the visitor looks at the button. */}
      {response.status === "error" && response === posted && (
        <FormFailure words={words} response={response} />
      )}
      <QuoteRequestFields
        words={words}
        values={
          (sent?.input ??
            draft?.values ?? {
              ...origin?.values,
              specifications: textOf(choice),
            }) as Partial<QuoteRequestInput>
        }
        errors={errors}
        drawings={
          <AttachmentsUpload
            words={words}
            files={files}
            sent={sent?.files}
            postBytes={rendered?.postBytes}
            onChoose={choose}
          />
        }
      />
      {rendered && (
        <input
          type="hidden"
          name="renderedAt"
          value={sent?.renderedAt ?? rendered.renderedAt ?? ""}
        />
      )}
      {response.status === "error" && response !== posted && (
        <FormFailure words={words} response={response} />
      )}
      <QuoteRequestFooter
        words={words}
        missing={missing}
        sending={sending}
        waiting={files.isWaiting ? files.loaded : undefined}
        onSkip={files.skip}
      />
    </form>
  );
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes("Files");
}
