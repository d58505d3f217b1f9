import type { QuoteRequestFormData } from "./form-data.ts";

/** Nobody fills three fields in less; scripts do. */
export const MINIMUM_FILL_MS = 2_000;

/** Whether a request is stored as spam: the decoy is filled, or the form was sent faster than a person can. `now` in milliseconds since 1970. */
export function looksLikeSpam(sent: QuoteRequestFormData, now: number): boolean {
  if (sent.website !== "") return true;
  const elapsed = sent.filledIn ?? now - (sent.renderedAt ?? now);
  return elapsed < MINIMUM_FILL_MS;
}
