import { FACETS, isOpen } from "#lib/quote-requests/quote-request-filter.ts";
import { OPEN, STATUSES, type Status } from "#lib/quote-requests/quote-request-status.ts";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import { statusLabel } from "#lib/quote-requests/value-labels.ts";
import { Tab } from "./tab.tsx";
import type { InboxView } from "#components/inbox/data/use-view.ts";
import { ChevronDownIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { cn } from "#lib/styles/class-names.ts";
import { countLabel } from "#components/inbox/data/inbox-labels.ts";

type StatusTabsProps = { view: InboxView; counts: QuoteRequestCounts | undefined };

/** Open quote requests by one status, or all; the URL may hold several. A menu replaces the tabs if they do not fit. */
export function StatusTabs({ view, counts }: StatusTabsProps) {
  const { filter, setFilter } = view;
  const isCapped = counts?.isCapped;
  return (
    <nav
      aria-label={FACETS.status.title}
      className="flex flex-auto flex-wrap gap-x-4 pl-4 md:pl-0 md:max-lg:flex-none xl:gap-x-5"
    >
      <Tab
        isCurrent={isOpen(filter)}
        label="Open"
        count={counts?.counts.open}
        isCapped={isCapped}
        onSelect={() => setFilter({ status: [OPEN] })}
      />
      {FACETS.status.values.map((each) => (
        <Tab
          key={each}
          isCurrent={filter.status.includes(each)}
          label={statusLabel(each)}
          count={counts?.counts[each]}
          isCapped={isCapped && Boolean(counts?.counts[each])}
          onSelect={() => setFilter({ status: [each] })}
          className="max-lg:hidden"
        />
      ))}
      <Tab
        isCurrent={filter.status.length === 0}
        label="All"
        holds="with spam and archived"
        count={counts?.counts.all}
        isCapped={isCapped}
        onSelect={() => setFilter({ status: [] })}
      />
      <StatusMenu view={view} counts={counts} />
    </nav>
  );
}

function StatusMenu({
  view: { filter, setFilter },
  counts,
}: {
  view: InboxView;
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

function countOf(status: Status, { counts, isCapped }: QuoteRequestCounts): string {
  const count = counts[status];
  return countLabel(count, isCapped && count > 0);
}

function labelOf(chosen: readonly string[]): string {
  const [first, ...others] = chosen;
  if (first === undefined) return FACETS.status.title;
  return others.length > 0 ? `${chosen.length} statuses` : statusLabel(first);
}
