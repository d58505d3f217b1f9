import type { Words } from "#lib/languages/words.ts";
import type { RejectedQuoteRequest } from "#lib/quote-requests/quote-request-result.ts";
import { failureWords } from "./failure-words.ts";

export function FormFailure({ words, response }: { words: Words; response: RejectedQuoteRequest }) {
  return (
    <p role="alert" className="mb-8 border-s-2 border-danger ps-4 text-danger">
      {failureWords(words, response)}
    </p>
  );
}
