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
import { shortAnswers } from "#content/short-answers.ts";
import { replyAddress, shortAnswerAddress } from "./mail-address.ts";

const TITLE = "Short answers";

export function ReplyActions({ request }: { request: Parameters<typeof replyAddress>[0] }) {
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
          <DropdownMenuGroup aria-label={TITLE}>
            <DropdownMenuLabel>{TITLE}</DropdownMenuLabel>
            {shortAnswers.map((answer) => (
              <DropdownMenuItem key={answer.id} asChild>
                <a href={shortAnswerAddress(request, answer)}>{answer.label}</a>
              </DropdownMenuItem>
            ))}
          </DropdownMenuGroup>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
