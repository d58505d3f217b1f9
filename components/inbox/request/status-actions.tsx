import type { RequestDetails } from "#components/inbox/data/inbox-api.ts";
import { ChevronDownIcon } from "lucide-react";
import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import {
  isDismissed,
  isStepBack,
  STATUSES,
  type Status,
} from "#lib/quote-requests/quote-request-status.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "#components/overlays/toast.tsx";
import { undoOffer } from "#components/inbox/list/use-bulk-change.ts";
import { useUpdateQuoteRequest } from "#components/inbox/list/use-quote-requests.ts";
import { statusLabel } from "#lib/inbox/value-labels.ts";
import { StatusBadge } from "#components/inbox/list/row-labels.tsx";
import { useLostFocus } from "#components/inbox/data/use-page.ts";

const VERBS: Record<Status, string> = {
  pending: "Back to pending",
  in_review: "Move to review",
  quoted: "Mark as quoted",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
  archived: "Archive",
};

type Step = { status: Status; verb: string };

/** The next statuses as buttons, and all of them in a menu. */
export function StatusActions({ quoteRequest }: { quoteRequest: RequestDetails }) {
  const { status, transitions } = quoteRequest;
  const { move, isPending } = useMove(quoteRequest);
  const steps = transitions.map((to) => ({ status: to, verb: verbOf(status, to) }));
  const aside = steps.filter((step) => isDismissed(step.status));
  const back = steps.filter((step) => isBack(status, step.status));
  const forward = steps.filter((step) => !aside.includes(step) && !back.includes(step));
  // A final status is most likely to be reopened.
  const likely = forward.length > 0 ? forward : back;
  const next = useRef<HTMLButtonElement>(null);
  // The pressed button went with its step.
  useLostFocus(String(isPending), () => next.current?.focus());
  return (
    <section aria-label="Status" className="mt-5 flex flex-wrap items-center gap-2">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Status: ${statusLabel(status)}. Change it`}
            className="-ml-1 gap-1 px-1"
          >
            <StatusBadge status={status} />
            <ChevronDownIcon aria-hidden className="size-3.5" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <Steps label="Forward" steps={forward} isPending={isPending} onSelect={move} />
          <Steps label="One step back" steps={back} isPending={isPending} onSelect={move} />
          <Steps label="Out of the way" steps={aside} isPending={isPending} onSelect={move} />
        </DropdownMenuContent>
      </DropdownMenu>
      <span className="flex-1" />
      {aside.map((step) => (
        <Button
          key={step.status}
          variant="ghost"
          size="sm"
          // The narrowest phones have only the menu.
          className="px-2 max-[23rem]:hidden"
          disabled={isPending}
          onClick={() => move(step.status)}
        >
          {step.verb}
        </Button>
      ))}
      <span className="ml-auto flex gap-2">
        {likely.map((step) => (
          <Button
            key={step.status}
            size="sm"
            ref={step === likely[0] ? next : undefined}
            variant={step === forward[0] ? "default" : "outline"}
            disabled={isPending}
            onClick={() => move(step.status)}
          >
            {step.verb}
          </Button>
        ))}
      </span>
    </section>
  );
}

type StepsProps = {
  label: string;
  steps: readonly Step[];
  isPending: boolean;
  onSelect: (status: Status) => void;
};

function Steps({ label, steps, isPending, onSelect }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <DropdownMenuGroup label={label}>
      {steps.map(({ status, verb }) => (
        <DropdownMenuItem key={status} disabled={isPending} onSelect={() => onSelect(status)}>
          {verb}
        </DropdownMenuItem>
      ))}
    </DropdownMenuGroup>
  );
}

/** Dismissed requests go back to their earlier status, others one step. */
function isBack(from: string, to: Status): boolean {
  return isDismissed(from) ? !isDismissed(to) : isStepBack(from, to);
}

function verbOf(from: string, to: Status): string {
  if (!isBack(from, to)) return VERBS[to];
  return from === "won" || from === "lost"
    ? `Reopen as ${statusLabel(to)}`
    : `Back to ${statusLabel(to)}`;
}

// A later change of the same quote request withdraws its undo offer.
const offers = new Map<number, () => void>();

/** Changes the status, with an undo for a while. */
function useMove(quoteRequest: RequestDetails) {
  const { id, version } = quoteRequest;
  const client = useQueryClient();
  const { mutateAsync, isPending } = useUpdateQuoteRequest(id);
  // None if it is a status of a later build, which cannot be set.
  const before = STATUSES.find((known) => known === quoteRequest.status);

  async function move(status: Status): Promise<void> {
    offers.get(id)?.();
    const updated = await mutateAsync({ version, status });
    const withdraw = showToast({
      title: `${formatReference(id)} is ${statusLabel(status)}`,
      ...(before && undoOffer(() => undo(before, updated))),
    });
    offers.set(id, withdraw);
  }

  /** Reverts the status alone: what was changed besides stays. */
  async function undo(status: Status, made: RequestDetails): Promise<void> {
    const current = client.getQueryData<RequestDetails>(["quote-request", id]) ?? made;
    if (current.status !== made.status) {
      showToast({
        title: "Not undone",
        description: "The status was changed again in the meantime. Nothing was overwritten.",
        destructive: true,
      });
      return;
    }
    await mutateAsync({ version: current.version, status });
    showToast({ title: `${formatReference(id)} is ${statusLabel(status)} again` });
  }

  // `useUpdateQuoteRequest` has shown the error.
  return { move: (status: Status) => void move(status).catch(() => undefined), isPending };
}
