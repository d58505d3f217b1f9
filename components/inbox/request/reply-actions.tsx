import { useEffect, useState } from "react";
import { ChevronDownIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import type { Language } from "#content/languages/languages.ts";
import { shortAnswers, type ShortAnswer } from "#content/site/mails.ts";
import { loadWords } from "#lib/languages/load-words.ts";
import { ENGLISH, type Words, translateText, translate } from "#lib/languages/words.ts";
import { languageLabel } from "#lib/inbox/value-labels.ts";
import { OPENING_HOURS } from "#content/address-and-hours.ts";
import { company } from "#content/company.ts";
import { mailtoAddress } from "#lib/browser/contact-address.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

const TITLE = "Short answers";

type ReplyActionsProps = { request: Parameters<typeof replyAddress>[0] & { language: Language } };

export function ReplyActions({ request }: ReplyActionsProps) {
  const { language } = request;
  const [words, setWords] = useState<Words>(ENGLISH);
  useEffect(() => {
    loadWords(language).then(setWords, () => setWords(ENGLISH));
  }, [language]);
  const title = words.language === "en" ? TITLE : `${TITLE} in ${languageLabel(words.language)}`;
  return (
    <div className="flex">
      <Button asChild variant="outline" size="sm">
        <a href={replyAddress(request)} data-key="r">
          Reply by e-mail
        </a>
      </Button>
      <DropdownMenu>
        <Tooltip label={TITLE}>
          <DropdownMenuTrigger asChild>
            <Button variant="outline" size="sm" className="-ml-px px-2">
              <ChevronDownIcon aria-hidden />
            </Button>
          </DropdownMenuTrigger>
        </Tooltip>
        <DropdownMenuContent align="start">
          <DropdownMenuGroup label={title}>
            {shortAnswers.map((answer) => (
              <DropdownMenuItem key={answer.id} asChild>
                <a href={shortAnswerAddress(request, answer, words)}>{answer.label}</a>
              </DropdownMenuItem>
            ))}
          </DropdownMenuGroup>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}

type Correspondent = { id: number; name: string; email: string };

/** Windows passes no longer URL to Outlook. */
const MAX_LENGTH = 2_000;

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
  return (named && named.length <= MAX_LENGTH ? named : unnamed) ?? replyAddress(request);
}

/** One pass, so that a name that looks like a placeholder stays a name. */
function fill(text: string, { id, name }: Correspondent): string {
  const values = { name, reference: formatReference(id) };
  return text.replaceAll(/\{(name|reference)\}/g, (_, key: keyof typeof values) => values[key]);
}
