import { ChevronDownIcon, ListFilterIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "#components/ui/popover.tsx";
import { cn } from "#lib/styles/class-names.ts";
import { useOperator } from "#components/inbox/session/operator-context.ts";
import { DUE_LABELS, DUE_TITLE, countLabel } from "#components/inbox/data/inbox-labels.ts";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import { DUES, isNarrowed } from "#lib/quote-requests/quote-request-filter.ts";
import { filtersOf, narrowFiltersOf, type Filter } from "./filters.tsx";
import { Tab } from "./tab.tsx";
import { StatusTabs } from "./status-tabs.tsx";
import type { InboxView } from "#components/inbox/data/use-view.ts";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogTitle,
  DialogTrigger,
} from "#components/ui/dialog.tsx";

type FilterBarProps = { view: InboxView; counts: QuoteRequestCounts | undefined };

export function FilterBar({ view, counts }: FilterBarProps) {
  const filters = filtersOf(view);
  return (
    <div className="flex min-h-12 shrink-0 items-stretch border-b pr-2 md:px-6 lg:flex-wrap">
      <StatusTabs view={view} counts={counts} />
      <div className="flex md:flex-auto">
        <DueTabs view={view} counts={counts} />
        <MineButton
          view={view}
          className="ml-2 h-12 px-2 aria-pressed:text-ink aria-pressed:underline aria-pressed:underline-offset-4 max-lg:hidden"
        />
        <div className="-mr-2 ml-auto flex h-12 items-center gap-1 pl-2 max-lg:hidden">
          {filters.map((filter) => (
            <FilterMenu key={filter.title} {...filter} />
          ))}
          {isNarrowed(view.filter) && (
            <Button variant="ghost" size="sm" className="px-2" onClick={view.clearFilter}>
              Clear
            </Button>
          )}
        </div>
      </div>
      <FilterSheet
        filters={[...narrowFiltersOf(view, counts), ...filters]}
        view={view}
        counts={counts}
      />
    </div>
  );
}

function DueTabs({ view: { filter, setFilter }, counts }: FilterBarProps) {
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
          count={counts?.counts[due]}
          onSelect={() => setFilter({ due: filter.due === due ? undefined : due })}
        />
      ))}
    </nav>
  );
}

/** Filters by the operator; asks for a name first if there is none. */
function MineButton({ view, className }: { view: InboxView; className?: string }) {
  const { filter, setFilter } = view;
  const { operator, ensure } = useOperator();
  const isOn = operator ? filter.assignee === operator : false;
  const toggle = async () => {
    if (isOn) return setFilter({ assignee: undefined });
    const me = await ensure().catch(() => undefined);
    if (me) setFilter({ assignee: me });
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isOn}
      className={className}
      onClick={() => void toggle()}
    >
      Mine
    </Button>
  );
}

function FilterMenu({ title, chosen, fields }: Filter) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="sm" className={cn("gap-1 px-2", chosen > 0 && "text-ink")}>
          {title}
          {chosen > 0 && <span className="tabular-nums">{chosen}</span>}
          <ChevronDownIcon aria-hidden className="size-3.5" />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" className="min-w-72 py-2" aria-label={title}>
        {fields}
      </PopoverContent>
    </Popover>
  );
}

function FilterSheet({
  filters,
  view,
  counts,
}: {
  filters: readonly Filter[];
  view: InboxView;
  counts: QuoteRequestCounts | undefined;
}) {
  const chosen = filters.filter((filter) => filter.chosen > 0).length;
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost" className="h-auto px-3 text-sm text-ink lg:hidden">
          <ListFilterIcon aria-hidden />
          Filter{chosen > 0 && ` ${chosen}`}
        </Button>
      </DialogTrigger>
      <DialogContent aria-describedby={undefined} variant="bottom">
        <DialogTitle className="border-b px-4 py-3.5 text-xl">Filter</DialogTitle>
        <div className="overflow-y-auto pb-2 md:columns-2">
          {filters.map(({ title, fields }) => (
            <section key={title} className="break-inside-avoid pt-4">
              <h3 className="px-4 pb-1 font-sans text-label text-quiet">{title}</h3>
              {fields}
            </section>
          ))}
        </div>
        <div className="grid grid-cols-[auto_1fr] gap-2 border-t p-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          <Button variant="outline" onClick={view.clearFilter}>
            Clear
          </Button>
          <DialogClose asChild>
            <Button>
              {counts ? `Show ${countLabel(counts.counts.total, counts.isCapped)}` : "Show"}
            </Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
