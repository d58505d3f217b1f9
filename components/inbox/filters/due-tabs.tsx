import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import { DUES } from "#lib/quote-requests/quote-request-filter.ts";
import { DUE_LABELS, DUE_TITLE } from "#components/inbox/data/inbox-labels.ts";
import { Tab } from "./tab.tsx";
import type { View } from "#components/inbox/data/use-view.ts";

type DueTabsProps = { view: View; counts: QuoteRequestCounts | undefined };

export function DueTabs({ view: { filter, setFilter }, counts }: DueTabsProps) {
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
          count={counts?.due[due]}
          onSelect={() => setFilter({ due: filter.due === due ? undefined : due })}
        />
      ))}
    </nav>
  );
}
