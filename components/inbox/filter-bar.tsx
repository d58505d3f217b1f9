import { Button } from "#components/ui/button.tsx";
import type { QuoteRequestCounts } from "#db/quote-request/count.ts";
import { isNarrowed } from "#lib/quote-request/filter.ts";
import { FilterMenu } from "./filter-menu.tsx";
import { filtersOf, narrowFiltersOf } from "./filters.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { MineButton } from "./mine-button.tsx";
import { StatusTabs } from "./status-tabs.tsx";
import type { View } from "./use-view.ts";

type FilterBarProps = { view: View; counts: QuoteRequestCounts | undefined };

/**
 * Statuses to switch between, and the other filters: menus on a wide screen, a sheet on a phone. What has no room beside
 * the statuses goes below them.
 */
export function FilterBar({ view, counts }: FilterBarProps) {
  const filters = filtersOf(view, counts);
  return (
    <div className="flex min-h-12 shrink-0 items-stretch border-b pr-2 md:px-6 lg:flex-wrap">
      <StatusTabs view={view} counts={counts} />
      <div className="-mx-2 flex h-12 items-center gap-1 max-lg:hidden">
        <MineButton
          view={view}
          className="px-2 aria-pressed:text-ink aria-pressed:underline aria-pressed:underline-offset-4"
        />
        {filters.map((filter) => (
          <FilterMenu key={filter.title} {...filter} />
        ))}
        {isNarrowed(view.filter) && (
          <Button variant="ghost" size="sm" className="px-2" onClick={view.clearFilter}>
            Clear
          </Button>
        )}
      </div>
      <FilterSheet
        filters={[...narrowFiltersOf(view, counts), ...filters]}
        view={view}
        counts={counts}
      />
    </div>
  );
}
