import type { MouseEvent, ReactNode } from "react";
import { FacetOptions } from "#components/inbox/filters/facet-options.tsx";
import { FilterMenu } from "#components/inbox/filters/filter-menu.tsx";
import { Button } from "#components/ui/button.tsx";
import { movePeriod, parsePeriod, PERIOD_WEEKS, type Period } from "#lib/reports/report-period.ts";
import { isUsualStatus, viewAddress, type ReportView } from "#lib/reports/report-view.ts";
import { FACET_NAMES, FACETS } from "#lib/quote-requests/facets.ts";
import { cn } from "#lib/styles/class-names.ts";
import { AssigneeOptions, DueOptions } from "./choice-options.tsx";
import type { useReportView } from "./use-report.ts";

type ReportToolbarProps = {
  view: ReturnType<typeof useReportView>;
  people: readonly string[];
};

/** The weeks are links, which work without JavaScript. */
export function ReportToolbar({ view, people }: ReportToolbarProps) {
  const { filter, period } = view;
  const isFiltered =
    !isUsualStatus(filter) ||
    filter.assignee !== undefined ||
    filter.due !== undefined ||
    FACET_NAMES.some((facet) => facet !== "status" && filter[facet].length > 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-b px-4 md:px-6 print:hidden">
      <nav aria-label="Weeks" className="-mx-2 flex items-center text-sm">
        <PeriodLink view={view} period={movePeriod(period, "earlier")} label="Earlier weeks">
          ←
        </PeriodLink>
        {PERIOD_WEEKS.map((weeks) => (
          <PeriodLink
            key={weeks}
            view={view}
            period={parsePeriod({ weeks: String(weeks), until: period.last }, view.now)}
            isCurrent={weeks === period.weeks}
          >
            <span>
              {weeks}
              <span className="max-md:sr-only"> weeks</span>
            </span>
          </PeriodLink>
        ))}
        <PeriodLink view={view} period={movePeriod(period, "later")} label="Later weeks">
          →
        </PeriodLink>
      </nav>
      <div className="-mx-2 flex flex-wrap items-center py-1 noscript:hidden">
        {FACET_NAMES.map((facet) => (
          <FilterMenu
            key={facet}
            title={FACETS[facet].title}
            chosen={facet === "status" && isUsualStatus(filter) ? 0 : filter[facet].length}
            fields={<FacetOptions facet={facet} view={view} />}
          />
        ))}
        <FilterMenu
          title="Assignee"
          chosen={filter.assignee === undefined ? 0 : 1}
          fields={<AssigneeOptions view={view} people={people} />}
        />
        <FilterMenu
          title="Due"
          chosen={filter.due === undefined ? 0 : 1}
          fields={<DueOptions view={view} />}
        />
        {isFiltered && (
          <Button variant="ghost" size="sm" className="px-2" onClick={view.clearFilter}>
            Clear
          </Button>
        )}
      </div>
    </div>
  );
}

type PeriodLinkProps = {
  view: ReportView & { show: (view: ReportView) => void };
  period: Period | undefined;
  isCurrent?: boolean;
  label?: string;
  children: ReactNode;
};

function PeriodLink({ view, period, isCurrent = false, label, children }: PeriodLinkProps) {
  const style = "flex h-11 min-w-9 items-center justify-center px-2 tabular";
  if (!period)
    return (
      <span aria-hidden className={cn(style, "pb-0.5 text-hairline")}>
        {children}
      </span>
    );
  const next = { filter: view.filter, period };
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    view.show(next);
  };
  return (
    <a
      href={viewAddress(next)}
      onClick={open}
      aria-label={label}
      aria-current={isCurrent || undefined}
      className={cn(
        style,
        isCurrent ? "border-b-2 border-ink" : "pb-0.5 text-quiet hover:text-ink",
      )}
    >
      {children}
    </a>
  );
}
