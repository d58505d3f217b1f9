"use client";

import { useActionState, useEffect, useRef, useState, type FormEvent } from "react";
import { useForm, type Resolver, type UseFormReturn } from "react-hook-form";
import type { QuoteRequestField, QuoteRequestInput } from "@/lib/quote-request";
import { submitQuoteRequest } from "./actions";
import { loadDraft, removeDraft, saveDraft, type QuoteDraft } from "./draft";
import { readQuoteRequestForm } from "./form-data";
import { QuoteRequestFields } from "./quote-request-fields";
import { QuoteReceived } from "./quote-received";
import { SUBMISSION_FAILED, SUBMISSION_SUCCEEDED, type QuoteRequestResult } from "./result";

// zod is half of the form's code and not needed before the first field is left.
const resolver: Resolver<QuoteRequestInput> = async (...input) =>
  (await import("./resolver")).quoteRequestResolver(...input) as never;

type QuoteRequestFormProps = {
  /** What the server gave its rendering of the form; without it the browser makes its own. */
  rendered?: { idempotencyKey: string; renderedAt: number };
  /** Called when the success screen has had its three seconds. */
  onDone: () => void;
};

/**
 * The quote form. Rendered by the server it is a plain form that posts to its action; in the browser it validates,
 * keeps a draft, and sends without leaving the page.
 */
export function QuoteRequestForm({ rendered, onDone }: QuoteRequestFormProps) {
  const [posted, action] = useActionState<QuoteRequestResult, FormData>(submitQuoteRequest, {
    status: "idle",
  });
  const [answer, setAnswer] = useState<QuoteRequestResult>(posted);
  const [draft, setDraft] = useState<QuoteDraft | undefined>(() =>
    rendered ? undefined : loadDraft(),
  );
  const [ready, setReady] = useState(true);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<QuoteRequestInput>({ resolver, mode: "onTouched" });

  useEffect(() => {
    if (!element.current) return;
    const opened = draft ?? restoreDraft(form);
    setDraft(opened);
    setReady(isReady(element.current));
    // The draft is read once, when the form comes alive.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (answer.status === "success") {
    return <QuoteReceived reference={answer.reference} onDone={onDone} />;
  }

  const sent = answer.status === "error" ? answer.sent : undefined;
  const key = draft?.idempotencyKey ?? sent?.idempotencyKey ?? rendered?.idempotencyKey;

  const handleInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setReady(isReady(currentTarget));
    if (draft) saveDraft({ ...draft, values: valuesOf(currentTarget) });
  };

  const send = form.handleSubmit(async () => {
    if (!element.current || !draft) return;
    const data = new FormData(element.current);
    data.set("filledIn", String(Math.max(0, Date.now() - draft.openedAt)));
    const result = await submitQuoteRequest(answer, data).catch(describeNetworkFailure);
    setAnswer(result);
    const { showToast } = await import("@/components/overlays/toast");
    if (result.status === "success") {
      removeDraft();
      showToast(SUBMISSION_SUCCEEDED);
      return;
    }
    if (result.status !== "error") return;
    for (const [name, message] of Object.entries(result.fieldErrors ?? {})) {
      form.setError(name as QuoteRequestField, { message }, { shouldFocus: true });
    }
    showToast({ ...SUBMISSION_FAILED, description: result.message, destructive: true });
  });

  const { errors, isSubmitting } = form.formState;
  const serverErrors = answer.status === "error" ? answer.fieldErrors : undefined;
  return (
    <form
      ref={element}
      action={action}
      onSubmit={send}
      onInput={handleInput}
      noValidate={draft !== undefined}
      aria-label="Request a quote"
    >
      {answer.status === "error" && (
        <p role="alert" className="mb-8 border-l-2 border-danger pl-4 text-danger">
          {answer.message}
        </p>
      )}
      <QuoteRequestFields
        register={form.register}
        values={(sent?.input ?? draft?.values ?? {}) as Partial<QuoteRequestInput>}
        errors={Object.fromEntries(
          Object.entries({ ...serverErrors, ...errors }).map(([name, error]) => [
            name,
            typeof error === "string" ? error : error?.message,
          ]),
        )}
      />
      <input type="hidden" name="idempotencyKey" value={key ?? ""} readOnly />
      {rendered && (
        <input
          type="hidden"
          name="renderedAt"
          value={sent?.renderedAt ?? rendered.renderedAt}
          readOnly
        />
      )}
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <div className="flex flex-col gap-6 border-t border-hairline pt-6 sm:flex-row sm:items-center sm:justify-between">
        <p className="max-w-sm text-sm text-quiet">
          We keep what you write to answer you, and for nothing else.{" "}
          <a href="/privacy" target="_blank" className="text-ink underline underline-offset-4">
            Privacy
          </a>
        </p>
        <button
          type="submit"
          disabled={!ready || isSubmitting}
          className="min-h-13 shrink-0 cursor-pointer bg-ink px-8 font-medium text-paper transition-colors duration-150 hover:bg-ink/85 disabled:cursor-not-allowed disabled:bg-hairline disabled:text-quiet"
        >
          {isSubmitting ? "Submitting..." : "Submit request"}
        </button>
      </div>
    </form>
  );
}

/** Takes up this tab's draft in a form that the server rendered empty. What was typed before the page came alive wins. */
function restoreDraft({ getValues, setValue }: UseFormReturn<QuoteRequestInput>): QuoteDraft {
  const draft = loadDraft();
  for (const name of Object.keys(draft.values) as QuoteRequestField[]) {
    if (!getValues(name)?.length) setValue(name, draft.values[name]);
  }
  return draft;
}

function valuesOf(form: HTMLFormElement): Partial<QuoteRequestInput> {
  return readQuoteRequestForm(new FormData(form))?.input as Partial<QuoteRequestInput>;
}

function isReady(form: HTMLFormElement): boolean {
  const data = new FormData(form);
  return ["name", "email", "projectType"].every(
    (name) => String(data.get(name) ?? "").trim() !== "",
  );
}

/** The browser could not reach the server, or did not understand its answer: whether the request was stored is open, and the idempotency key makes trying again safe. */
function describeNetworkFailure(error: unknown): QuoteRequestResult {
  // eslint-disable-next-line no-console -- the visitor is told; this is for whoever helps them
  console.error("The quote request could not be sent.", error);
  return { status: "error", message: SUBMISSION_FAILED.description };
}
