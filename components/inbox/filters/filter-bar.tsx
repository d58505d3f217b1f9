import { Button } from "#components/ui/button.tsx";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import { isNarrowed } from "#lib/quote-requests/quote-request-filter.ts";
import { DueTabs } from "./due-tabs.tsx";
import { FilterMenu } from "./filter-menu.tsx";
import { filtersOf, narrowFiltersOf } from "./filters.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { MineButton } from "./mine-button.tsx";
import { StatusTabs } from "./status-tabs.tsx";
import type { View } from "#components/inbox/data/use-view.ts";

type FilterBarProps = { view: View; counts: QuoteRequestCounts | undefined };

export function FilterBar({ view, counts }: FilterBarProps) {
  const filters = filtersOf(view, counts);
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
