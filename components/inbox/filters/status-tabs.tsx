import { DUES, FACETS, isOpen } from "#lib/inbox/quote-request-filter.ts";
import { OPEN, STATUSES } from "#lib/quote-requests/quote-request-status.ts";
import type { QuoteRequestCounts } from "#db/quote-requests/count-queries.ts";
import { statusLabel } from "#lib/inbox/value-labels.ts";
import { useView } from "#components/inbox/data/use-view.ts";
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
import {
  countLabel,
  DUE_LABELS,
  DUE_TITLE,
  shortCountLabel,
} from "#components/inbox/data/inbox-labels.ts";
import { Count } from "#components/inbox/list/row-labels.tsx";
import { useViewCounts } from "#components/inbox/list/use-quote-requests.ts";

/** Open quote requests by one status, or all; the URL may hold several. A menu replaces the tabs if they do not fit. */
export function StatusTabs() {
  const { filter, setFilter } = useView();
  return (
    <nav
      aria-label={FACETS.status.title}
      className="flex flex-auto flex-wrap gap-x-4 pl-4 md:pl-0 md:max-lg:flex-none xl:gap-x-5"
    >
      <Tab
        isCurrent={isOpen(filter)}
        label="Open"
        counted="open"
        onSelect={() => setFilter({ status: [OPEN] })}
      />
      {STATUSES.map((status) => (
        <Tab
          key={status}
          isCurrent={filter.status.includes(status)}
          label={statusLabel(status)}
          counted={status}
          onSelect={() => setFilter({ status: [status] })}
          className="max-lg:hidden"
        />
      ))}
      <Tab
        isCurrent={filter.status.length === 0}
        label="All"
        holds="with spam and archived"
        counted="all"
        onSelect={() => setFilter({ status: [] })}
      />
      <StatusMenu />
    </nav>
  );
}

export function DueTabs() {
  const { filter, setFilter } = useView();
  return (
    <nav
      aria-label={DUE_TITLE}
      className="flex shrink-0 gap-x-4 max-md:hidden md:max-lg:ml-4 md:max-lg:border-l md:max-lg:pl-4 xl:gap-x-5"
    >
      {DUES.map((due) => (
        <Tab
          key={due}
          isCurrent={filter.due === due}
          label={DUE_LABELS[due]}
          counted={due}
          onSelect={() => setFilter({ due: filter.due === due ? undefined : due })}
        />
      ))}
    </nav>
  );
}

type TabProps = {
  isCurrent: boolean;
  label: string;
  /** Describes the tab if its label does not. */
  holds?: string;
  /** The name of its count. */
  counted: keyof QuoteRequestCounts["counts"];
  onSelect: () => void;
  className?: string;
};

function Tab({ isCurrent, label, holds, counted, onSelect, className }: TabProps) {
  const { counts, isCapped } = useViewCounts() ?? {};
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onSelect}
      className={cn(
        "flex h-12 shrink-0 items-center gap-1.5 text-sm whitespace-nowrap outline-offset-[-4px]",
        isCurrent ? "border-b-2 border-ink" : "pb-0.5 text-quiet hover:text-ink",
        className,
      )}
    >
      <span className="first-letter:uppercase">{label}</span>
      {counts && (
        <span className="text-label text-quiet tabular-nums">
          <span className="max-xl:hidden">{countLabel(counts[counted], isCapped)}</span>
          <span className="xl:hidden">{shortCountLabel(counts[counted], isCapped)}</span>
        </span>
      )}
      {holds && <span className="text-label text-quiet max-sm:sr-only">{holds}</span>}
    </button>
  );
}

function StatusMenu() {
  const { filter, setFilter } = useView();
  const counts = useViewCounts();
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
              <Count counts={counts} of={status} />
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function labelOf(chosen: readonly string[]): string {
  const [first, ...others] = chosen;
  if (first === undefined) return FACETS.status.title;
  return others.length > 0 ? `${chosen.length} statuses` : statusLabel(first);
}
