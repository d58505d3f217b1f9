import { mailFields } from "#content/site/mails.ts";
import { translate, t, translateText, type Words } from "#lib/languages/words.ts";
import {
  PRODUCT_CATEGORY_SEPARATOR,
  type StoredQuoteRequest,
} from "#lib/quote-requests/quote-request-schema.ts";
import { sampleNames } from "#lib/quote-requests/read-form-input.ts";
import { labelOf } from "#lib/inbox/value-labels.ts";
import { typesetForPrint } from "#lib/styles/typography.ts";

/** Our own words only, without typed text; null for an open choice. */
export function projectFacts(
  request: StoredQuoteRequest,
  words: Words,
): { label: string; value: string | null }[] {
  const { projectType, productCategory, quantity, budgetRange, timeline } = request;
  const products = productCategory ? productCategory.split(PRODUCT_CATEGORY_SEPARATOR) : [];
  const labelIn = (value: string) => translate(labelOf(value), words);
  const say = (value: string | null) => value && labelIn(value);
  const names = sampleNames(request);
  const samples = names.map((name) => translateText(name, words)).join("; ");
  const facts = [
    samples
      ? { label: mailFields.samples, value: samples }
      : { label: mailFields.projectType, value: say(projectType) },
    { label: mailFields.products, value: products.map(labelIn).join(t(words, ", ")) || null },
    { label: mailFields.quantity, value: say(quantity) },
    { label: mailFields.budget, value: say(budgetRange) },
    { label: mailFields.timeline, value: say(timeline) },
  ];
  return typesetForPrint(
    facts.map(({ label, value }) => ({ label: translateText(label, words), value })),
  );
}
