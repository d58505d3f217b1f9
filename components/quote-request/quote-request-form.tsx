"use client";

import { useActionState, useEffect, useRef, useState, type DragEvent, type FormEvent } from "react";
import { readBasket, writeBasket } from "#components/sample-basket/basket-storage.ts";
import {
  knownSamples,
  NOTHING,
  textOf,
  wordsOf,
  type Choice,
} from "#lib/quote-requests/form-prefill.ts";
import type { Origin } from "#lib/quote-requests/form-origin.ts";
import type { QuoteRequestInput } from "#lib/quote-requests/quote-request-schema.ts";
import { IS_ALIVE } from "#lib/browser/is-hydrated.ts";
import { requestQuote } from "#content/pages/request-quote.ts";
import { FILES_FIELD } from "#lib/quote-requests/form-fields.ts";
import { announceResult } from "./show-toast-result.ts";
import {
  adoptFiles,
  DRAFT_KEY,
  loadDraft,
  removeDraft,
  saveDraft,
  type QuoteRequestDraft,
} from "./draft/form-draft.ts";
import { AttachmentsUpload } from "./attachments-upload.tsx";
import { isReady, restoreDraft, valuesOf } from "./form-element.ts";
import type { FieldErrors, QuoteRequestFormControl } from "./form-control.ts";
import { keepReference } from "./sent-reference.tsx";
import { QuoteRequestReceived } from "./quote-request-received.tsx";
import { QuoteRequestFields } from "./quote-request-fields.tsx";
import { QuoteRequestFooter } from "./quote-request-footer.tsx";
import {
  QUOTE_REQUEST_FAILED,
  type QuoteRequestResult,
} from "#lib/quote-requests/quote-request-result.ts";
import { loadAnswerSchema, sendQuoteRequest } from "./send-quote-request.ts";
import { useFiles } from "./use-files.ts";

type FormAction = (previous: QuoteRequestResult, data: FormData) => Promise<QuoteRequestResult>;

/** What the server gave its rendering of the form. */
export type RenderedForm = {
  /** Where it is posted to without JavaScript. */
  action: FormAction;
  /** Not in a rendering for everybody, which no visit can have a key of. */
  idempotencyKey?: string;
  /** Milliseconds since 1970; of a rendering for one visit. */
  renderedAt?: number;
  /** How many bytes of files a browser without JavaScript may post with the form. */
  postBytes: number;
};

type QuoteRequestFormProps = {
  /** Without it the browser makes its own. */
  rendered?: RenderedForm;
  /** Where the buyer asks from; a draft that says otherwise wins. */
  origin?: Origin | undefined;
  /** What the buyer chose there; the tray's samples are added to it in the browser. */
  choice?: Choice | undefined;
  /** Called when the success screen has had its three seconds; the form is new and empty then. */
  onDone?: () => void;
};

/** What the browser makes of its own is never posted. */
const noAction: FormAction = (previous) => Promise.resolve(previous);

/**
 * The quote form. As the server renders it, it posts to its action and works without JavaScript; in the browser it
 * also validates, keeps a draft, and sends without leaving the page. Validation is loaded when the form is first used.
 */
export function QuoteRequestForm(props: QuoteRequestFormProps) {
  const [round, setRound] = useState(0);
  const restart = () => {
    setRound((current) => current + 1);
    props.onDone?.();
  };
  // From the second round on, nothing of what the form began with is left.
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
    // Where the form posts to without JavaScript; React would leave its `action` empty, which HTML forbids.
    requestQuote.path,
  );
  const [answer, setAnswer] = useState(posted);
  const [errors, setErrors] = useState<FieldErrors>(
    posted.status === "error" ? (posted.fieldErrors ?? {}) : {},
  );
  const [draft, setDraft] = useState<QuoteRequestDraft | undefined>(() =>
    rendered ? undefined : loadDraft(origin, wordsOf(withBasket(choice)), choice?.image),
  );
  const [ready, setReady] = useState(true);
  const [sending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const control = useRef<Promise<QuoteRequestFormControl>>(undefined);
  const files = useFiles();

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
    // Its words would be gone where the form is closed and opened elsewhere.
    if (choice?.image) saveDraft({ ...restored, values: valuesOf(element.current) });
    setReady(isReady(element.current));
    element.current.dispatchEvent(new Event(IS_ALIVE));
    files.resume(restored.idempotencyKey);
    // Sending asks for it again.
    loadAnswerSchema().catch(() => undefined);
    // Who typed before this would wait for it where the field is left.
    if (element.current.contains(document.activeElement)) void load(element.current);
    // oxlint-disable-next-line react/exhaustive-deps -- the draft is taken up once, when the form comes alive
  }, []);

  if (answer.status === "success") return <QuoteRequestReceived stored={answer} onDone={onDone} />;

  const prepare = (form: HTMLFormElement) => {
    control.current ??= import("./form-control.ts").then((module) =>
      module.createQuoteRequestFormControl(form, setErrors),
    );
    // A failed download is tried again at the next touch.
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
    // A reload finds the files by the draft's key.
    saveDraft({ ...draft, values: valuesOf(form) });
    files.take(draft.idempotencyKey, chosen);
  };

  const choose = ({ form, files: chosen }: HTMLInputElement) => {
    if (form && chosen) take(form, chosen);
  };

  /** Files that miss the zone are taken too; the browser would leave the page for them. */
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
      // A dialog that was closed meanwhile has no screen for it.
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
      // Without it (an older build's script, which is gone) the server validates alone, with the same schema.
      await (loaded ? loaded.submit(() => send(form)) : send(form));
    } catch (error) {
      // The server was not reached, or its answer not understood. Whether the request was stored is open; the
      // idempotency key makes it safe to send it again.
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
      onInput={notice}
      onBlur={notice}
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDrop={drop}
      onFocus={(event) => load(event.currentTarget)}
      noValidate={draft !== undefined}
      aria-label={requestQuote.form.title}
    >
      {/* Before the files: whoever reads this as it arrives knows whose they are. */}
      <input type="hidden" name="idempotencyKey" value={key} />
      <input
        type="hidden"
        name={FILES_FIELD}
        value={sent?.files?.length ? JSON.stringify(sent.files) : ""}
      />
      {/* After a post without JavaScript the page is at its top; otherwise the eye is at the button. */}
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

/** A choice with the samples that gathered in this browser. */
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
