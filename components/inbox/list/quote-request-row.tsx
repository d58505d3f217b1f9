import { memo, type MouseEvent } from "react";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { cn } from "#lib/styles/class-names.ts";
import type { QuoteRequestPage } from "#components/inbox/data/inbox-api.ts";
import { requestSubject, productLabels } from "#lib/inbox/value-labels.ts";
import { DueTime } from "./due-badge.tsx";
import { RiskFlags, ShortTime, StatusBadge, BuyerLanguage } from "./row-labels.tsx";

/** Columns of the head and the rows: fewer as the list narrows, three lines on a phone. */
export const COLUMNS =
  "grid items-center gap-x-5 border-b px-4 md:px-6 grid-cols-[auto_minmax(0,1fr)_auto] md:grid-cols-[20px_104px_92px_minmax(0,1fr)_84px_84px] md:@2xl:grid-cols-[20px_104px_92px_minmax(0,1fr)_minmax(0,1fr)_84px_84px] @3xl:grid-cols-[20px_104px_92px_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_84px_84px] @5xl:grid-cols-[20px_104px_92px_minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1.2fr)_84px_84px] @6xl:grid-cols-[20px_104px_92px_minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1.2fr)_96px_84px_84px]";

type QuoteRequestRowProps = {
  row: QuoteRequestPage["rows"][number];
  index: number;
  start: number;
  height: number;
  isOpen: boolean;
  isActive: boolean;
  isChosen: boolean;
  /** Whether Tab stops here: one row does, and arrow keys move between rows. */
  isTabStop: boolean;
  /** Whether its status is that of every row, so that it is only read out. */
  isStatusShared: boolean;
  onOpen: (id: number) => void;
  onChoose: (id: number, isRange: boolean) => void;
  onActive: (id: number) => void;
  onDetails: (id: number) => void;
};

export const QuoteRequestRow = memo(function QuoteRequestRow(props: QuoteRequestRowProps) {
  const { row, height, isOpen, onChoose, onActive } = props;
  const tabIndex = props.isTabStop ? 0 : -1;
  const open = (event: MouseEvent) => {
    // A real link, so that it can open in another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onActive(row.id);
    props.onOpen(row.id);
  };
  return (
    <tr
      aria-rowindex={props.index + 2}
      aria-current={isOpen || undefined}
      className={cn(
        `${COLUMNS} absolute inset-x-0 top-0 content-center gap-y-1 text-sm hover:bg-paper-deep/60 md:gap-y-0`,
        props.isActive && "bg-paper-deep/60",
        isOpen && "bg-paper-deep hover:bg-paper-deep",
      )}
      style={{ height, transform: `translateY(${props.start}px)` }}
    >
      <td className="relative z-[1] flex h-full items-center max-md:hidden">
        <input
          type="checkbox"
          aria-label={`Choose ${formatReference(row.id)}`}
          tabIndex={tabIndex}
          checked={props.isChosen}
          className="size-4 accent-ink"
          // Only a click tells whether Shift was held.
          onClick={(event) => onChoose(row.id, event.shiftKey)}
          readOnly
        />
      </td>
      <td className="whitespace-nowrap text-quiet tabular-nums max-md:order-2 max-md:text-right max-md:text-label md:leading-tight">
        <ShortTime at={row.createdAt} />
        <DueTime
          status={row.status}
          createdAt={row.createdAt}
          className="text-label after:inset-y-0 after:left-0 after:w-[3px] after:bg-ink data-[due=late]:after:absolute max-md:before:mx-1.5 max-md:before:text-quiet max-md:before:content-['\b7'] md:block"
        />
      </td>
      <td className="whitespace-nowrap text-quiet tabular-nums max-md:order-5 max-md:-ml-3 max-md:text-label">
        {formatReference(row.id)}
      </td>
      <td className="flex min-w-0 items-baseline gap-2 max-md:order-1 max-md:col-span-2">
        <a
          href={`?request=${row.id}`}
          data-request={row.id}
          tabIndex={tabIndex}
          dir="auto"
          onClick={open}
          onFocus={() => onActive(row.id)}
          className="block min-w-0 truncate text-left font-medium underline decoration-hairline underline-offset-4 outline-none hover:decoration-ink after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ink max-md:text-base max-md:leading-5 max-md:underline-offset-2"
        >
          {row.name}
        </a>
        <BuyerLanguage language={row.language} short />
        <RiskFlags riskFlags={row.riskFlags} short />
      </td>
      <td className="min-w-0 max-md:order-3 max-md:col-span-3 md:@max-2xl:hidden">
        <span dir="auto" className="block truncate text-left max-md:text-quiet">
          {row.company ?? row.email}
          <span className="md:hidden">, {requestSubject(row)}</span>
        </span>
      </td>
      <td className="truncate @max-3xl:hidden">{requestSubject(row)}</td>
      <td className="truncate @max-5xl:hidden">{productLabels(row.productCategory)}</td>
      <td className="truncate text-quiet @max-6xl:hidden">{row.assignee ?? "—"}</td>
      <td className="flex min-w-0 max-md:order-4">
        <span className={props.isStatusShared ? "sr-only" : undefined}>
          <StatusBadge status={row.status} />
        </span>
      </td>
      <td className="max-md:order-6 max-md:justify-self-end">
        <button
          type="button"
          aria-label={`View Details of ${formatReference(row.id)}`}
          tabIndex={tabIndex}
          onClick={() => props.onDetails(row.id)}
          className="relative z-[1] py-2 text-label whitespace-nowrap text-quiet underline decoration-hairline underline-offset-4 hover:text-ink hover:decoration-ink max-md:-my-3 max-md:-mr-4 max-md:px-4 max-md:py-3 md:decoration-transparent"
        >
          View Details
        </button>
      </td>
    </tr>
  );
});
