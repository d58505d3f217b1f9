import { t, translateText, type Words } from "#lib/languages/words.ts";
import type { RejectedQuoteRequest } from "#lib/quote-requests/quote-request-result.ts";

/** What a failed submission says in the buyer's language. */
export function failureWords(
  words: Words,
  { message, retryAfterSeconds }: Pick<RejectedQuoteRequest, "message" | "retryAfterSeconds">,
): string {
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
