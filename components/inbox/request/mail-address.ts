import { OPENING_HOURS } from "#content/company-words.ts";
import { company } from "#content/company.ts";
import type { ShortAnswer } from "#content/short-answers.ts";
import { mailtoAddress } from "#lib/browser/mailto-address.ts";
import { translate } from "#lib/languages/translate.ts";
import { translateText, type Words } from "#lib/languages/words.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

type Correspondent = { id: number; name: string; email: string };

/** Windows passes no longer URL to Outlook. */
const LONGEST = 2_000;

export function replyAddress({ email, id }: Correspondent): string {
  return mailtoAddress(email, { subject: `Your quote request ${formatReference(id)}` });
}

/** A prepared reply in the language of `words`; omits the name if the URL would be too long with it. */
export function shortAnswerAddress(
  request: Correspondent,
  answer: ShortAnswer,
  words: Words,
): string {
  const signature = [company.name, company.phone.display, translateText(OPENING_HOURS, words)].join(
    "\n",
  );
  const { greetings, paragraphs, subject: about } = translate(answer, words);
  const [named, unnamed] = greetings.map((greeting) => {
    const text = [greeting, ...paragraphs, signature].join("\n\n");
    const subject = fill(about, request);
    return mailtoAddress(request.email, { subject, body: fill(text, request) });
  });
  return (named && named.length <= LONGEST ? named : unnamed) ?? replyAddress(request);
}

/** One pass, so that a name that looks like a placeholder stays a name. */
function fill(text: string, { id, name }: Correspondent): string {
  const values = { name, reference: formatReference(id) };
  return text.replaceAll(/\{(name|reference)\}/g, (_, key: keyof typeof values) => values[key]);
}
