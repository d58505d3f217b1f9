import { Button } from "#components/ui/button.tsx";
import type { QuoteRequestCounts } from "#db/quote-request/count.ts";
import { isFiltered } from "#lib/quote-request/filter.ts";
import { FACETS } from "#lib/quote-request/facets.ts";
import { cn } from "#lib/utils.ts";
import { FilterMenu } from "./filter-menu.tsx";
import { filtersOf } from "./filters.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { countLabel, statusLabel } from "./labels.ts";
import type { View } from "./use-view.ts";

type FilterBarProps = { view: View; counts: QuoteRequestCounts | undefined };

/** Statuses to switch between, and the other filters: menus on a wide screen, a sheet on a phone. */
export function FilterBar({ view, counts }: FilterBarProps) {
  const filters = filtersOf(view, counts);
  return (
    <div className="flex h-12 shrink-0 items-stretch border-b pr-2 md:px-6">
      <StatusTabs view={view} counts={counts} />
      <div className="flex items-center gap-1 border-l pl-2 max-lg:hidden">
        {filters.map((filter) => (
          <FilterMenu key={filter.title} {...filter} />
        ))}
        {isFiltered(view.filter) && (
          <Button variant="ghost" size="sm" onClick={view.clearFilter}>
            Clear
          </Button>
        )}
      </div>
      <FilterSheet filters={filters} view={view} counts={counts} />
    </div>
  );
}

/** One status at a time, or all; the address may hold several. */
function StatusTabs({ view, counts }: FilterBarProps) {
  const { status } = view.filter;
  const tally = counts?.facets.status;
  const sum = tally && Object.values(tally).reduce((total, count) => total + count, 0);
  return (
    <nav
      aria-label={FACETS.status.title}
      className="-mb-px flex min-w-0 flex-1 [scrollbar-width:none] gap-5 overflow-x-auto pl-4 max-md:mask-r-from-90% md:pl-0"
    >
      <Tab
        isCurrent={status.length === 0}
        label="All"
        count={sum}
        isCapped={counts?.isCapped}
        onSelect={() => view.setFilter({ status: [] })}
      />
      {FACETS.status.values.map((each) => (
        <Tab
          key={each}
          isCurrent={status.includes(each)}
          label={statusLabel(each)}
          count={tally && (tally[each] ?? 0)}
          isCapped={counts?.isCapped && Boolean(tally?.[each])}
          onSelect={() => view.setFilter({ status: [each] })}
        />
      ))}
    </nav>
  );
}

type TabProps = {
  isCurrent: boolean;
  label: string;
  count: number | undefined;
  isCapped: boolean | undefined;
  onSelect: () => void;
};

function Tab({ isCurrent, label, count, isCapped, onSelect }: TabProps) {
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onSelect}
      className={cn(
        "flex shrink-0 items-center gap-1.5 border-b-2 border-transparent text-sm whitespace-nowrap outline-offset-[-4px] first-letter:uppercase",
        isCurrent ? "border-ink" : "text-quiet hover:text-ink",
      )}
    >
      <span className="first-letter:uppercase">{label}</span>
      <span className="text-label text-quiet tabular-nums">
        {count !== undefined && countLabel(count, isCapped)}
      </span>
    </button>
  );
}
