import { ChevronDownIcon, ListFilterIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "#components/ui/popover.tsx";
import { cn } from "#lib/styles/class-names.ts";
import { useMyName, useOperator } from "#components/inbox/session/operator-provider.tsx";
import { countLabel } from "#components/inbox/data/inbox-labels.ts";
import { isNarrowed } from "#lib/inbox/quote-request-filter.ts";
import { filtersOf, narrowFiltersOf, type Filter } from "./filters.tsx";
import { DueTabs, StatusTabs } from "./status-tabs.tsx";
import { useView } from "#components/inbox/data/use-view.ts";
import { useViewCounts } from "#components/inbox/list/use-quote-requests.ts";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogTitle,
  DialogTrigger,
} from "#components/ui/dialog.tsx";

export function FilterBar() {
  const { filter, clearFilter } = useView();
  return (
    <div className="flex min-h-12 shrink-0 items-stretch border-b pr-2 md:px-6 lg:flex-wrap">
      <StatusTabs />
      <div className="flex md:flex-auto">
        <DueTabs />
        <MineButton />
        <div className="-mr-2 ml-auto flex h-12 items-center gap-1 pl-2 max-lg:hidden">
          {filtersOf(filter).map((each) => (
            <FilterMenu key={each.title} {...each} />
          ))}
          {isNarrowed(filter) && (
            <Button variant="ghost" size="sm" className="px-2" onClick={clearFilter}>
              Clear
            </Button>
          )}
        </div>
      </div>
      <FilterSheet />
    </div>
  );
}

/** Filters by the operator; asks for a name first if there is none. */
function MineButton() {
  const { filter, setFilter } = useView();
  const { operator } = useOperator();
  const withMyName = useMyName();
  const isOn = operator ? filter.assignee === operator : false;
  const toggle = () =>
    isOn
      ? setFilter({ assignee: undefined })
      : void withMyName((assignee) => setFilter({ assignee }));
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isOn}
      className="ml-2 h-12 px-2 aria-pressed:text-ink aria-pressed:underline aria-pressed:underline-offset-4 max-lg:hidden"
      onClick={toggle}
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
      <PopoverContent aria-label={title}>{fields}</PopoverContent>
    </Popover>
  );
}

function FilterSheet() {
  const { filter, clearFilter } = useView();
  const counts = useViewCounts();
  const filters = [...narrowFiltersOf(filter), ...filtersOf(filter)];
  const chosen = filters.filter((each) => each.chosen > 0).length;
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
          <Button variant="outline" onClick={clearFilter}>
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
