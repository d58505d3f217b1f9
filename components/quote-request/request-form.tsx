"use client";

import {
  useActionState,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { company } from "#content/company.ts";
import { isTimeout, REQUEST_TIMEOUT_MS, withTimeout } from "#lib/browser/request-timeout.ts";
import { t, type Words } from "#lib/languages/words.ts";
import {
  QUOTE_REQUEST_FAILED,
  QUOTE_REQUEST_OFFLINE,
  type QuoteRequestResponse,
  type QuoteRequestResult,
  type RejectedQuoteRequest,
  type AcceptedQuoteRequest,
} from "#lib/quote-requests/quote-request-result.ts";
import type { QuoteRequestField } from "#lib/quote-requests/quote-request-schema.ts";
import {
  ATTACHMENTS_FIELD,
  LANGUAGE_FIELD,
  QUOTE_REQUESTS_PATH,
} from "#lib/quote-requests/request-fields.ts";
import { saveDraft, type QuoteRequestDraft } from "./draft/form-draft.ts";
import { useFieldsOfFirstForm } from "./copy-fields.ts";
import { FormBoundary } from "./form-boundary.tsx";
import { FORM_HYDRATED } from "./early-submissions.ts";
import { missingFields, valuesOf, type RequiredFields } from "./form-values.ts";
import { showFailureToast, FormFailure } from "./form-result.tsx";
import { QuoteRequestFooter } from "./quote-request-footer.tsx";
import type { Files } from "./use-files.ts";

type FieldErrors = Partial<Record<QuoteRequestField, string>>;
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
  postBytes?: number;
};

/** A form that the browser renders is never posted without JavaScript. */
const noAction: FormAction = (previous) => Promise.resolve(previous);

/** What became of a post without JavaScript, and where the next one goes. */
export function useFormPost(rendered: RenderedForm | undefined, path: string) {
  // React would leave `action` empty, which HTML forbids.
  const [posted, action] = useActionState<QuoteRequestResult, FormData>(
    rendered?.action ?? noAction,
    { status: "idle" },
    path,
  );
  return { posted, action, rendered };
}

type FormState = {
  errors: FieldErrors;
  /** The form as it was sent, if the server rejected it. */
  sent: RejectedQuoteRequest["sent"];
  draft: QuoteRequestDraft | undefined;
};

type RequestFormProps = {
  words: Words;
  post: ReturnType<typeof useFormPost>;
  label: string;
  /** Of the page that has the form as the server sends it. */
  plainPath: string;
  draftKey: string;
  required: RequiredFields;
  className?: string;
  /** What is wrong with the address that led here. */
  problems?: FieldErrors;
  files?: Files;
  /** Restores this tab's draft into the form, once it stands in the page. */
  restore: (form: HTMLFormElement, sent: FormState["sent"]) => QuoteRequestDraft;
  onHydrated?: (draft: QuoteRequestDraft) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  onDrop?: (draft: QuoteRequestDraft, dropped: FileList) => void;
  /** Forgets what the browser kept for the request. */
  onStored: (stored: AcceptedQuoteRequest, idempotencyKey: string) => void;
  renderReceipt: (stored: AcceptedQuoteRequest) => ReactNode;
  children: (state: FormState) => ReactNode;
};

/**
 * A form for a quote or for samples. Rendered by the server, it works without JavaScript by posting to its action. In the
 * browser, it also validates, keeps a draft, and sends without leaving the page. Validation loads on first use.
 */
export function RequestForm(props: RequestFormProps) {
  const { words, plainPath, draftKey } = props;
  return (
    <FormBoundary words={words} path={plainPath} selector={selectorOf(draftKey)}>
      <HydratedForm {...props} />
    </FormBoundary>
  );
}

function selectorOf(draftKey: string): string {
  return `form[data-draft="${draftKey}"]`;
}

function HydratedForm(props: RequestFormProps) {
  const { words, draftKey, required, files } = props;
  const { posted, action, rendered } = props.post;
  const element = useRef<HTMLFormElement>(null);
  useFieldsOfFirstForm(element, selectorOf(draftKey));
  const [mountedAt] = useState(() => performance.now());
  const [response, setResponse] = useState(posted);
  const [errors, setErrors] = useState<FieldErrors>(
    (posted.status === "error" ? posted.fieldErrors : props.problems) ?? {},
  );
  const [missing, setMissing] = useState<readonly QuoteRequestField[]>([]);
  const [draft, setDraft] = useState<QuoteRequestDraft>();
  const [sending, setSending] = useState(false);
  const left = useRef(new Set<string>());
  const released = useRef<Promise<unknown>>(undefined);
  const sent = response.status === "error" ? response.sent : undefined;
  const key = draft?.idempotencyKey ?? sent?.idempotencyKey ?? rendered?.idempotencyKey ?? "";

  /** Autofill may change a field without an event. */
  const updateMissing = () => {
    if (!element.current) return [];
    const next = missingFields(element.current, required);
    // The same list is the same state, so that a key press renders nothing.
    setMissing((last) => (last.join() === next.join() ? last : next));
    return next;
  };

  useEffect(() => {
    if (posted.status === "success") props.onStored(posted, key);
    const form = element.current;
    if (!form) return;
    const restored = props.restore(form, sent);
    setDraft(restored);
    updateMissing();
    document.dispatchEvent(new Event(FORM_HYDRATED));
    props.onHydrated?.(restored);
    // If the visitor is already typing, validation must be ready when the field loses the focus.
    if (form.contains(document.activeElement)) void findErrors(form);
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, []);
  useEffect(() => {
    if (missing.length === 0) return;
    const timer = setInterval(updateMissing, AUTOFILL_POLL_MS);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `updateMissing` reads the form alone
  }, [missing]);

  if (response.status === "success") return props.renderReceipt(response);

  /** Checks a field when it is left, and from then on at each key. */
  const change = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { name } = event.target as HTMLInputElement & { name: QuoteRequestField };
    const isInput = event.nativeEvent.type === "input";
    updateMissing();
    if (draft && isInput) saveDraft({ ...draft, values: valuesOf(form) }, draftKey);
    if (isInput) props.onInput?.(event);
    else left.current.add(name);
    if (!left.current.has(name)) return;
    const error = (await findErrors(form))[name];
    await released.current;
    setErrors((last) => (last[name] === error ? last : { ...last, [name]: error }));
  };

  const showErrors = (form: HTMLFormElement, found: FieldErrors) => {
    for (const name of Object.keys(found)) left.current.add(name);
    setErrors(found);
    const bad = [...form.elements].find(({ id }) => id.replace("quote-", "") in found);
    if (bad instanceof HTMLElement) bad.focus();
  };

  const send = async (form: HTMLFormElement) => {
    const read = () => new FormData(form);
    const data = files ? await files.name(key, read) : read();
    // The clock may be put back meanwhile.
    const sinceOpened = Date.now() - (draft?.openedAt ?? Date.now());
    data.set("filledIn", String(Math.round(Math.max(performance.now() - mountedAt, sinceOpened))));
    const result = await sendQuoteRequest(data);
    if (result.status === "success") props.onStored(result, key);
    setResponse(result);
    if (result.status !== "error") return;
    if (result.fieldErrors) showErrors(form, result.fieldErrors);
    await showFailureToast(words, result);
  };

  const submit = async (form: HTMLFormElement) => {
    if (sending) return;
    setSending(true);
    try {
      // Without the code (a script of an older build is gone) the server validates alone, with the same schema.
      const found = await findErrors(form);
      if (Object.keys(found).length > 0) showErrors(form, found);
      else await send(form);
    } catch (error) {
      // Whether the request was stored is unknown; the idempotency key makes it safe to send again.
      // oxlint-disable-next-line no-console -- the visitor sees a message; this is for support
      console.error("The quote request could not be sent.", error);
      const message = failureOf(words, error);
      setResponse({ status: "error", message });
      if (message === QUOTE_REQUEST_OFFLINE)
        window.addEventListener("online", () => setResponse({ status: "idle" }), { once: true });
      await showFailureToast(words, { message });
    } finally {
      setSending(false);
    }
  };

  const failure = response.status === "error" && <FormFailure words={words} response={response} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble up from the fields
    <form
      ref={element}
      data-draft={draftKey}
      data-needs-application={rendered && draftKey}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
      onInput={(event) => void change(event)}
      onBlur={(event) => void change(event)}
      onKeyDown={focusNextField}
      onPointerDown={() => (released.current = untilPointerReleased())}
      onDrop={(event) => {
        // The input takes what is dropped on it by itself.
        const { types, files: dropped } = event.dataTransfer;
        if (!draft || !types.includes("Files") || event.target === files?.input.current) return;
        props.onDrop?.(draft, dropped);
      }}
      onFocus={(event) => void findErrors(event.currentTarget)}
      noValidate={draft !== undefined}
      aria-label={props.label}
      className={props.className}
    >
      <input type="hidden" name={LANGUAGE_FIELD} value={words.language} />
      <input type="hidden" name="idempotencyKey" value={key} />
      {/* After a post without JavaScript the page is scrolled to its top; otherwise the visitor looks at the button. */}
      {response === posted && failure}
      {props.children({ errors, sent, draft })}
      {rendered && (
        <input
          type="hidden"
          name="renderedAt"
          value={sent?.renderedAt ?? rendered.renderedAt ?? ""}
        />
      )}
      {response !== posted && failure}
      <QuoteRequestFooter
        words={words}
        required={required}
        missing={missing}
        sending={sending}
        onPress={() => {
          const [next] = updateMissing();
          if (next) document.getElementById(`quote-${next}`)?.focus();
          else element.current?.requestSubmit();
        }}
        waiting={files?.isWaiting ? files.loaded : undefined}
        onSkip={files?.skip}
      />
    </form>
  );
}

/** How often a form with an empty field checks what autofill has put into it. */
const AUTOFILL_POLL_MS = 1_000;
/** Of a slow network, for a file that comes with the form. */
const BYTES_PER_MS = 20;

function failureOf(words: Words, error: unknown): string {
  if (!navigator.onLine) return QUOTE_REQUEST_OFFLINE;
  return isTimeout(error)
    ? t(
        words,
        "No answer has come. Your request is not sent yet; all that you typed is kept. Press Submit request to try again: it is stored once. Or write to {email}.",
        { email: company.email },
      )
    : QUOTE_REQUEST_FAILED.description;
}

/** What the server would say of the fields as they stand; nothing where the code cannot be loaded. It brings zod. */
async function findErrors(form: HTMLFormElement): Promise<FieldErrors> {
  const code = await import("#lib/quote-requests/quote-request-schema.ts").catch(() => undefined);
  const parsed = code?.quoteRequestSchema.safeParse(valuesOf(form));
  return code && parsed?.error ? code.fieldErrorsOf(parsed.error) : {};
}

/** Rejects if the server is unreachable or silent, or something else answers in its place. */
async function sendQuoteRequest(data: FormData): Promise<QuoteRequestResponse> {
  const bytes = data.getAll(ATTACHMENTS_FIELD).reduce((sum, file) => sum + (file as File).size, 0);
  const signal = withTimeout(null, REQUEST_TIMEOUT_MS + bytes / BYTES_PER_MS);
  const response = await fetch(QUOTE_REQUESTS_PATH, { method: "POST", body: data, signal });
  const answer = (await response.json()) as QuoteRequestResponse | null;
  const isOurs =
    answer?.status === "success"
      ? answer.reference
      : answer?.status === "error" && typeof answer.message === "string";
  if (!answer || !isOurs) throw new Error("Not a response of this site.");
  return answer;
}

/** An error that appeared between press and release would move what is pressed away. */
function untilPointerReleased(): Promise<unknown> {
  return new Promise((resolve) => {
    // The click follows.
    const release = () => setTimeout(resolve);
    for (const type of ["pointerup", "pointercancel"])
      window.addEventListener(type, release, { once: true, capture: true });
  });
}

/** Enter moves to the next field; only the button sends, or Enter with Control or Command. */
function focusNextField(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  const form = event.currentTarget;
  if (event.ctrlKey || event.metaKey) return void form.requestSubmit();
  if (!(event.target instanceof HTMLInputElement) || event.target.type === "file") return;
  event.preventDefault();
  const fields = [
    ...form.querySelectorAll<HTMLElement>("[data-field], [type=file], [type=submit]"),
  ];
  fields[fields.indexOf(event.target) + 1]?.focus();
}
