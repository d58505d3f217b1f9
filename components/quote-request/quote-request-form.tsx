"use client";

import { useActionState, useRef, useState, type DragEvent, type FormEvent } from "react";
import { requestQuote } from "#content/pages/request-quote.ts";
import { IS_ALIVE } from "#lib/browser/is-hydrated.ts";
import { FILES_FIELD } from "#lib/quote-requests/form-fields.ts";
import type { Origin } from "#lib/quote-requests/form-origin.ts";
import { textOf, type Choice } from "#lib/quote-requests/form-prefill.ts";
import type { QuoteRequestResult } from "#lib/quote-requests/quote-request-result.ts";
import type { QuoteRequestInput } from "#lib/quote-requests/quote-request-schema.ts";
import { AttachmentsUpload } from "./attachments-upload.tsx";
import { DRAFT_KEY, saveDraft } from "./draft/form-draft.ts";
import type { FieldErrors } from "./form-control.ts";
import { isReady, valuesOf } from "./form-element.ts";
import { QuoteRequestFields } from "./quote-request-fields.tsx";
import { QuoteRequestFooter } from "./quote-request-footer.tsx";
import { QuoteRequestReceived } from "./quote-request-received.tsx";
import { loadAnswerSchema } from "./send-quote-request.ts";
import { useFiles } from "./use-files.ts";
import { useFormControl } from "./use-form-control.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { useSubmission } from "./use-submission.ts";

type FormAction = (previous: QuoteRequestResult, data: FormData) => Promise<QuoteRequestResult>;

export type RenderedForm = {
  /** The post target without JavaScript. */
  action: FormAction;
  /** Missing in a static rendering, which many visits share. */
  idempotencyKey?: string;
  /** Milliseconds since 1970; missing in a static rendering. */
  renderedAt?: number;
  /** Limit of a native post's attachments in bytes. */
  postBytes: number;
};

type QuoteRequestFormProps = {
  /** Missing if the form is rendered in the browser. */
  rendered?: RenderedForm;
  /** The linking page; a draft overrides it. */
  origin?: Origin | undefined;
  /** The preselection; the browser adds its sample basket. */
  choice?: Choice | undefined;
  /** Called three seconds after success, with the form reset. */
  onDone?: () => void;
};

/** A browser-rendered form is never posted natively. */
const noAction: FormAction = (previous) => Promise.resolve(previous);

/** Posts natively without JavaScript; scripts add validation (on first use), a draft and sending in place. */
export function QuoteRequestForm(props: QuoteRequestFormProps) {
  const [round, setRound] = useState(0);
  const restart = () => {
    setRound((current) => current + 1);
    props.onDone?.();
  };
  // After the first submission the initial props no longer apply.
  const { rendered, origin, choice } = round === 0 ? props : {};
  return <Round key={round} rendered={rendered} origin={origin} choice={choice} onDone={restart} />;
}

function Round({
  rendered,
  origin,
  choice,
  onDone,
}: Pick<QuoteRequestFormProps, "rendered" | "origin" | "choice"> & { onDone: () => void }) {
  const [posted, action] = useActionState<QuoteRequestResult, FormData>(
    rendered?.action ?? noAction,
    { status: "idle" },
    // The post target without JavaScript; React would leave `action` empty, which HTML forbids.
    requestQuote.path,
  );
  const [answer, setAnswer] = useState(posted);
  const [errors, setErrors] = useState<FieldErrors>(
    posted.status === "error" ? (posted.fieldErrors ?? {}) : {},
  );
  const [ready, setReady] = useState(true);
  const element = useRef<HTMLFormElement>(null);
  const files = useFiles();
  const { load, notice } = useFormControl(setErrors);
  const sent = answer.status === "error" ? answer.sent : undefined;
  const key = draft?.idempotencyKey ?? sent?.idempotencyKey ?? rendered?.idempotencyKey ?? "";

  useEffect(() => {
    if (!element.current) return;
    const words = {
      rendered: wordsOf(choice),
      complete: wordsOf(withBasket(choice)),
      image: choice?.image,
    };
    const known =
      draft ??
      (sent ? restoreDraft(element.current) : restoreDraft(element.current, origin, words));
    const restored = sent?.files?.length
      ? adoptFiles(known, { ...sent, files: sent.files })
      : known;
    setDraft(restored);
    // Otherwise the image's text would be lost if the form is closed and opened elsewhere.
    if (choice?.image) saveDraft({ ...restored, values: valuesOf(element.current) });
    setReady(isReady(element.current));
    element.current.dispatchEvent(new Event(IS_ALIVE));
    files.resume(restored.idempotencyKey);
    // Submitting tries again.
    loadAnswerSchema().catch(() => undefined);
    // If the visitor is already typing, load validation now rather than on blur.
    if (element.current.contains(document.activeElement)) void load(element.current);
    // oxlint-disable-next-line react/exhaustive-deps -- the draft is taken up once, when the form comes alive
  }, []);

  if (answer.status === "success") return <QuoteRequestReceived stored={answer} onDone={onDone} />;

  const prepare = (form: HTMLFormElement) => {
    control.current ??= import("./form-control.ts").then((module) =>
      module.createQuoteRequestFormControl(form, setErrors),
    );
    // Retry a failed load at the next interaction.
    control.current.catch(() => (control.current = undefined));
    return control.current;
  };

  const load = (form: HTMLFormElement) => prepare(form).catch(() => undefined);

  const notice = (event: FormEvent<HTMLFormElement>) => {
    const { target, nativeEvent, currentTarget } = event;
    const type = nativeEvent.type;
    void load(currentTarget).then((loaded) => loaded?.notice({ type, target }));
    setReady(isReady(currentTarget));
    if (draft && type === "input") saveDraft({ ...draft, values: valuesOf(currentTarget) });
  };

  const take = (form: HTMLFormElement, chosen: FileList) => {
    if (!draft) return;
    // A reload finds the attachments by the draft's key.
    saveDraft({ ...draft, values: valuesOf(form) });
    files.take(draft.idempotencyKey, chosen);
  };

  const choose = ({ form, files: chosen }: HTMLInputElement) => {
    if (form && chosen) take(form, chosen);
  };

  /** Accepts files dropped beside the zone; the browser would navigate to them. */
  const drop = (event: DragEvent<HTMLFormElement>) => {
    if (event.target === files.input.current || !holdsFiles(event)) return;
    event.preventDefault();
    take(event.currentTarget, event.dataTransfer.files);
  };

  const send = async (form: HTMLFormElement) => {
    const data = await files.name(key, () => new FormData(form));
    data.set("filledIn", String(Math.max(0, Date.now() - (draft?.openedAt ?? Date.now()))));
    const result = await sendQuoteRequest(data);
    if (result.status === "success") {
      files.forget(key);
      removeDraft();
      writeBasket([]);
      // A closed dialog cannot show the success screen.
      keepReference(result);
    }
    setAnswer(result);
    if (result.status === "error" && result.fieldErrors) {
      setErrors(result.fieldErrors);
      (await load(form))?.reject(result.fieldErrors);
    }
    await announceResult(result);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    setSending(true);
    try {
      const loaded = await load(form);
      // Without validation code (an older build's script is gone) the server validates with the same schema.
      await (loaded ? loaded.submit(() => send(form)) : send(form));
    } catch (error) {
      // Unknown whether the quote request was stored; the idempotency key makes a retry safe.
      // oxlint-disable-next-line no-console -- the visitor is told; this is for whoever helps them
      console.error("The quote request could not be sent.", error);
      const failure = { status: "error", message: QUOTE_REQUEST_FAILED.description } as const;
      setAnswer(failure);
      await announceResult(failure);
    } finally {
      setSending(false);
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields' events bubble up to it
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
      aria-label={requestQuote.form.title}
    >
      {/* Before the attachments: a streaming parser needs it to assign them. */}
      <input type="hidden" name="idempotencyKey" value={key} />
      <input
        type="hidden"
        name={FILES_FIELD}
        value={sent?.files?.length ? JSON.stringify(sent.files) : ""}
      />
      {/* After a native post the page is at its top; otherwise the visitor looks at the button. */}
      {answer.status === "error" && answer === posted && <Failure message={answer.message} />}
      <QuoteRequestFields
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
      {answer.status === "error" && answer !== posted && <Failure message={answer.message} />}
      <QuoteRequestFooter
        disabled={!ready || sending}
        sending={sending}
        waiting={files.isWaiting ? files.loaded : undefined}
        onSkip={files.skip}
      />
    </form>
  );
}

/** Adds the samples in this browser's sample basket. */
function withBasket(choice: Choice = NOTHING): Choice {
  const slugs = [...choice.samples.map(({ slug }) => slug), ...(readBasket() ?? [])];
  return { ...choice, samples: knownSamples(slugs) };
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes("Files");
}

function Failure({ message }: { message: string }) {
  return (
    <p role="alert" className="mb-8 border-l-2 border-danger pl-4 text-danger">
      {message}
    </p>
  );
}
