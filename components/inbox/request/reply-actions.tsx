import { useEffect, useState } from "react";
import { ChevronDownIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { Tooltip } from "#components/ui/tooltip.tsx";
import type { Language } from "#content/languages/languages.ts";
import { shortAnswers } from "#content/short-answers.ts";
import { loadWords } from "#lib/languages/load-words.ts";
import { ENGLISH, type Words } from "#lib/languages/words.ts";
import { languageLabel } from "#lib/quote-requests/value-labels.ts";
import { replyAddress, shortAnswerAddress } from "./mail-address.ts";

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
          <DropdownMenuGroup aria-label={title}>
            <DropdownMenuLabel>{title}</DropdownMenuLabel>
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
