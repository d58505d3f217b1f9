import { ChevronDownIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import { FACETS } from "#lib/quote-requests/facets.ts";
import { OPEN, STATUSES, type Status } from "#lib/quote-requests/quote-request-status.ts";
import { cn } from "#lib/styles/class-names.ts";
import { statusLabel } from "#lib/quote-requests/value-labels.ts";
import { countLabel } from "#components/inbox/data/inbox-labels.ts";
import type { View } from "#components/inbox/data/use-view.ts";

export function StatusMenu({
  view: { filter, setFilter },
  counts,
}: {
  view: View;
  counts: QuoteRequestCounts | undefined;
}) {
  const chosen = filter.status.filter((status) => status !== OPEN);
  const [first] = chosen;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          className={cn(
            "h-12 gap-1 border-b-2 border-transparent px-0 text-sm hover:bg-transparent lg:hidden",
            first && "border-ink text-ink",
          )}
        >
          <span className="first-letter:uppercase">{labelOf(chosen)}</span>
          <ChevronDownIcon aria-hidden className="size-3.5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuRadioGroup
          aria-label={FACETS.status.title}
          value={chosen.length === 1 ? first : ""}
          onValueChange={(value) =>
            setFilter({ status: STATUSES.filter((status) => status === value) })
          }
        >
          {STATUSES.map((status) => (
            <DropdownMenuRadioItem key={status} value={status}>
              <span className="flex-1 first-letter:uppercase">{statusLabel(status)}</span>
              <span className="text-label text-quiet tabular-nums">
                {counts && countOf(status, counts)}
              </span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function countOf(status: Status, { facets, isCapped }: QuoteRequestCounts): string {
  const count = facets.status[status] ?? 0;
  return countLabel(count, isCapped && count > 0);
}

function labelOf(chosen: readonly string[]): string {
  const [first, ...others] = chosen;
  if (first === undefined) return FACETS.status.title;
  return others.length > 0 ? `${chosen.length} statuses` : statusLabel(first);
}
