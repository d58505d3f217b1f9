import { announce } from "#components/overlays/show-toast.ts";
import { requestQuote } from "#content/pages/request-quote.ts";
import { countFiles } from "./missing-files.tsx";
import {
  QUOTE_REQUEST_FAILED,
  type QuoteRequestResult,
} from "#lib/quote-requests/quote-request-result.ts";
import { t, type Words } from "#lib/languages/words.ts";
import { translate } from "#lib/languages/translate.ts";
import { failureWords } from "./failure-words.ts";

export async function announceResult(words: Words, result: QuoteRequestResult): Promise<void> {
  // The samples' receipt says it all, on a page that keeps it.
  if (result.status === "success" && !result.asked?.samples) {
    const { title, description } = translate(requestQuote.form.submitted, words);
    const { reference, missingFiles = [] } = result;
    const files = countFiles(words, missingFiles.length);
    const sentences = [
      description,
      t(words, "Your reference is {reference}.", { reference }),
      ...(missingFiles.length > 0 ? [t(words, "{files} did not arrive.", { files })] : []),
    ];
    await announce(words, { title, description: sentences.join(" ") });
  }
  if (result.status === "error") {
    const { title } = translate(QUOTE_REQUEST_FAILED, words);
    const description = failureWords(words, result);
    await announce(words, { title, description, destructive: true });
  }
}
