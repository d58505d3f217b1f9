import type { RiskFlag } from "#lib/quote-requests/risk-flags.ts";
import { requestTexts } from "#lib/quote-requests/request-fields.ts";
import type { QuoteRequestFormData } from "#lib/quote-requests/quote-request-form-data.ts";

/** Few people fill in three fields faster, most of them with a password manager. */
export const MINIMUM_FILL_MS = 2_000;

const LINK = /https?:\/\/|\bwww\.|<a\s|\[(url|link)\b/i;

export type SpamCheck = { status: "pending" | "spam"; riskFlags: RiskFlag[] };

/** Honeypot, or haste with a link: spam. Haste alone: a risk flag. `now` in milliseconds since 1970. */
export function checkForSpam(sent: QuoteRequestFormData, now: number): SpamCheck {
  const elapsed = sent.filledIn ?? now - (sent.renderedAt ?? now);
  const isHasty = elapsed < MINIMUM_FILL_MS;
  const isSpam = sent.website !== "" || (isHasty && hasLink(sent));
  return { status: isSpam ? "spam" : "pending", riskFlags: isHasty ? ["sent-fast"] : [] };
}

function hasLink({ input }: QuoteRequestFormData): boolean {
  return requestTexts.some(({ name }) => name !== "email" && LINK.test(input[name]));
}
