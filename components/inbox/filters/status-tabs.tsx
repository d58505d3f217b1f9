import { FACETS } from "#lib/quote-requests/facets.ts";
import { isOpen } from "#lib/quote-requests/quote-request-filter.ts";
import { OPEN } from "#lib/quote-requests/quote-request-status.ts";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import { statusLabel } from "#lib/quote-requests/value-labels.ts";
import { StatusMenu } from "./status-menu.tsx";
import { Tab } from "./tab.tsx";
import { tallyOf } from "#components/inbox/data/tally.ts";
import type { View } from "#components/inbox/data/use-view.ts";

type StatusTabsProps = { view: View; counts: QuoteRequestCounts | undefined };

/** Open quote requests by one status, or all; the URL may hold several. A menu replaces the tabs if they do not fit. */
export function StatusTabs({ view, counts }: StatusTabsProps) {
  const { filter, setFilter } = view;
  const tally = tallyOf(counts);
  const statuses = counts?.facets.status;
  const isCapped = counts?.isCapped;
  return (
    <nav
      aria-label={FACETS.status.title}
      className="flex flex-auto flex-wrap gap-x-4 pl-4 md:pl-0 md:max-lg:flex-none xl:gap-x-5"
    >
      <Tab
        isCurrent={isOpen(filter)}
        label="Open"
        count={tally?.open}
        isCapped={isCapped}
        onSelect={() => setFilter({ status: [OPEN] })}
      />
      {FACETS.status.values.map((each) => (
        <Tab
          key={each}
          isCurrent={filter.status.includes(each)}
          label={statusLabel(each)}
          count={statuses && (statuses[each] ?? 0)}
          isCapped={isCapped && Boolean(statuses?.[each])}
          onSelect={() => setFilter({ status: [each] })}
          className="max-lg:hidden"
        />
      ))}
      <Tab
        isCurrent={filter.status.length === 0}
        label="All"
        holds="with spam and archived"
        count={tally?.all}
        isCapped={isCapped}
        onSelect={() => setFilter({ status: [] })}
      />
      <StatusMenu view={view} counts={counts} />
    </nav>
  );
}
