import { FACETS } from "#lib/quote-request/facets.ts";
import { isOpen } from "#lib/quote-request/filter.ts";
import { OPEN } from "#lib/quote-request/status.ts";
import { cn } from "#lib/utils.ts";
import type { QuoteRequestCounts } from "#db/quote-request/count.ts";
import { statusLabel } from "#lib/quote-request/labels.ts";
import { countLabel, shortCountLabel } from "./labels.ts";
import { StatusMenu } from "./status-menu.tsx";
import { tallyOf } from "./tally.ts";
import type { View } from "./use-view.ts";

type StatusTabsProps = { view: View; counts: QuoteRequestCounts | undefined };

/**
 * What is open, one status at a time, or everything; the address may hold several. Where the statuses have no room side
 * by side they are in a menu.
 */
export function StatusTabs({ view, counts }: StatusTabsProps) {
  const { filter, setFilter } = view;
  const tally = tallyOf(counts);
  const statuses = counts?.facets.status;
  const isCapped = counts?.isCapped;
  return (
    <nav
      aria-label={FACETS.status.title}
      className="flex flex-auto flex-wrap gap-x-4 pl-4 md:pl-0 xl:gap-x-5"
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

type TabProps = {
  isCurrent: boolean;
  label: string;
  /** What it shows, where its name does not say it. */
  holds?: string;
  count: number | undefined;
  isCapped: boolean | undefined;
  onSelect: () => void;
  className?: string;
};

function Tab({ isCurrent, label, holds, count, isCapped, onSelect, className }: TabProps) {
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onSelect}
      className={cn(
        "flex h-12 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-sm whitespace-nowrap outline-offset-[-4px]",
        isCurrent ? "border-ink" : "text-quiet hover:text-ink",
        className,
      )}
    >
      <span className="first-letter:uppercase">{label}</span>
      {count !== undefined && (
        <span className="text-label text-quiet tabular-nums">
          <span className="max-xl:hidden">{countLabel(count, isCapped)}</span>
          <span className="xl:hidden">{shortCountLabel(count, isCapped)}</span>
        </span>
      )}
      {holds && <span className="text-label text-quiet max-sm:sr-only">{holds}</span>}
    </button>
  );
}
