import { type Words, t, translateText, translate } from "#lib/languages/words.ts";
import {
  type RejectedQuoteRequest,
  QUOTE_REQUEST_FAILED,
  type AcceptedQuoteRequest,
} from "#lib/quote-requests/quote-request-result.ts";
import { showPageToast } from "#components/overlays/show-toast.ts";
import { requestQuote } from "#content/pages/request-quote.ts";
import { countFiles } from "./quote-request-receipt.tsx";

export function FormFailure({ words, response }: { words: Words; response: RejectedQuoteRequest }) {
  return (
    <p role="alert" className="mb-8 border-s-2 border-danger ps-4 text-danger">
      {failureMessage(words, response)}
    </p>
  );
}

type Failure = Pick<RejectedQuoteRequest, "message" | "retryAfterSeconds">;

/** What a failed submission says in the buyer's language. */
function failureMessage(words: Words, { message, retryAfterSeconds }: Failure): string {
  if (words.language === "en" || retryAfterSeconds === undefined)
    return translateText(message, words);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return minutes === 1
    ? t(
        words,
        "Too many requests came from your network. Please try again in 1 minute, or write to {email}.",
      )
    : t(
        words,
        "Too many requests came from your network. Please try again in {minutes} minutes, or write to {email}.",
        { minutes },
      );
}

/** Time to write the reference down. */
const SENT_MS = 60_000;

/** What stays of a sent request once its receipt is gone. */
export async function showSentToast(words: Words, stored: AcceptedQuoteRequest): Promise<void> {
  const { title, description } = translate(requestQuote.form.submitted, words);
  const { reference, missingFiles = [] } = stored;
  const files = countFiles(words, missingFiles.length);
  const sentences = [
    description,
    t(words, "Your reference is {reference}.", { reference }),
    ...(missingFiles.length > 0 ? [t(words, "{files} did not arrive.", { files })] : []),
  ];
  await showPageToast(words, { title, description: sentences.join(" "), durationMs: SENT_MS });
}

export async function showFailureToast(words: Words, failure: Failure): Promise<void> {
  const { title } = translate(QUOTE_REQUEST_FAILED, words);
  const description = failureMessage(words, failure);
  await showPageToast(words, { title, description, destructive: true });
}
