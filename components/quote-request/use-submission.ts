import { useState, type FormEvent } from "react";
import {
  QUOTE_REQUEST_FAILED,
  QUOTE_REQUEST_OFFLINE,
  type QuoteRequestResult,
  type StoredQuoteRequest,
} from "#lib/quote-requests/quote-request-result.ts";
import type { FieldErrors } from "./form-control.ts";
import { sendQuoteRequest } from "./send-quote-request.ts";
import { announceResult } from "./show-toast-result.ts";
import type { useFiles } from "./use-files.ts";
import type { useFormControl } from "./use-form-control.ts";
import type { Words } from "#lib/languages/words.ts";

type Submission = {
  words: Words;
  idempotencyKey: string;
  /** Milliseconds since 1970; undefined before the form is hydrated. */
  openedAt: number | undefined;
  files?: ReturnType<typeof useFiles>;
  load: ReturnType<typeof useFormControl>["load"];
  /** Forgets what the browser kept for the request. */
  onStored: (stored: StoredQuoteRequest) => void;
  onResponse: (response: QuoteRequestResult) => void;
  onErrors: (errors: FieldErrors) => void;
};

/** Sends the form without leaving the page, one submission at a time. */
export function useSubmission({
  words,
  idempotencyKey: key,
  openedAt,
  files,
  load,
  onStored,
  onResponse,
  onErrors,
}: Submission) {
  const [sending, setSending] = useState(false);

  const send = async (form: HTMLFormElement) => {
    const read = () => new FormData(form);
    const data = files ? await files.name(key, read) : read();
    data.set("filledIn", String(Math.max(0, Date.now() - (openedAt ?? Date.now()))));
    const result = await sendQuoteRequest(data);
    if (result.status === "success") onStored(result);
    onResponse(result);
    if (result.status === "error" && result.fieldErrors) {
      onErrors(result.fieldErrors);
      (await load(form))?.reject(result.fieldErrors);
    }
    await announceResult(words, result);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    setSending(true);
    try {
      const loaded = await load(form);
      // Without it (a script of an older build is gone) the server validates alone, with the same schema.
      await (loaded ? loaded.submit(() => send(form)) : send(form));
    } catch (error) {
      // Whether the request was stored is unknown; the idempotency key makes it safe to send again.
      // oxlint-disable-next-line no-console -- the visitor sees a message; this is for support
      console.error("The quote request could not be sent.", error);
      const message = navigator.onLine ? QUOTE_REQUEST_FAILED.description : QUOTE_REQUEST_OFFLINE;
      const failure = { status: "error", message } as const;
      onResponse(failure);
      if (message === QUOTE_REQUEST_OFFLINE)
        window.addEventListener("online", () => onResponse({ status: "idle" }), { once: true });
      await announceResult(words, failure);
    } finally {
      setSending(false);
    }
  };

  return { sending, submit };
}
