import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import type { QuoteRequestCounts } from "#db/quote-requests/count-queries.ts";
import { COUNT_LIMIT } from "#lib/inbox/quote-request-filter.ts";
import { ROW_HEIGHTS } from "#lib/styles/design-tokens.ts";
import { BELOW_MD } from "#lib/styles/media-queries.ts";
import { cn } from "#lib/styles/class-names.ts";
import { EmptyNotice, FailureNotice, LoadingRows } from "./list-states.tsx";
import { COLUMNS, QuoteRequestRow } from "./quote-request-row.tsx";
import { useMedia } from "#components/inbox/data/use-page.ts";
import { useViewCounts, type useQuoteRequests } from "./use-quote-requests.ts";
import { useView } from "#components/inbox/data/use-view.ts";
import { ArrowDownIcon, ArrowUpIcon } from "lucide-react";
import { SORT_LABELS } from "#components/inbox/data/inbox-labels.ts";

const OVERSCAN = 15;

export type ListHandle = {
  /** Past either end, moves to it. */
  move: (step: number, takesFocus: boolean) => void;
  openActive: () => void;
  /** The list itself if it does not hold the row. */
  focusRow: (id: number | undefined) => void;
  active: () => number | undefined;
  toBeginning: () => void;
};

type QuoteRequestListProps = {
  ref: Ref<ListHandle>;
  quoteRequests: ReturnType<typeof useQuoteRequests>;
  chosen: ReadonlyMap<number, number>;
  onOpen: (id: number) => void;
  onChoose: (id: number, isRange: boolean) => void;
  onDetails: (id: number) => void;
};

export function QuoteRequestList(props: QuoteRequestListProps) {
  const { ref, quoteRequests, chosen, onOpen, onChoose, onDetails } = props;
  const { rows, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    quoteRequests;
  const { openId, openRequest } = useView();
  const counts = useViewCounts();
  const [activeId, setActiveId] = useState(openId);
  const scroller = useRef<HTMLDivElement>(null);
  const height = useMedia(BELOW_MD) ? ROW_HEIGHTS.narrow : ROW_HEIGHTS.wide;
  // TanStack Virtual is incompatible with the React Compiler, which is not used here; rows get plain values.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, height]);

  const isStatusShared = rows.length > 1 && new Set(rows.map(({ status }) => status)).size === 1;
  const visible = virtualizer.getVirtualItems();
  const last = visible.at(-1)?.index ?? 0;
  const active = visible.find(({ index }) => rows[index]?.id === activeId);
  const tabStop = active?.index ?? visible[0]?.index;
  const isNearEnd = last >= rows.length - OVERSCAN * 2;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError)
      void fetchNextPage();
  }, [
    isNearEnd,
    rows.length,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  ]);

  // The row that gets the focus once it is rendered.
  const awaited = useRef<number>(undefined);
  const takeFocus = () => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-request="${awaited.current}"]`);
    if (!row) return;
    awaited.current = undefined;
    row.focus({ preventScroll: true });
  };
  useEffect(takeFocus);
  const goTo = (index: number, takesFocus: boolean) => {
    const id = rows[index]?.id;
    setActiveId(id);
    virtualizer.scrollToIndex(index);
    awaited.current = takesFocus ? id : undefined;
    takeFocus();
  };
  useImperativeHandle(ref, () => ({
    move: (step, takesFocus) => {
      const current = rows.findIndex(({ id }) => id === activeId);
      const index = Math.min(Math.max(current + step, 0), rows.length - 1);
      const row = rows[index];
      if (!row) return;
      goTo(index, takesFocus);
      if (openId !== undefined) openRequest(row.id, "replace");
    },
    openActive: () => {
      awaited.current = undefined;
      if (activeId !== undefined) onOpen(activeId);
    },
    focusRow: (id) => {
      const index = rows.findIndex((row) => row.id === id);
      if (index < 0) scroller.current?.focus({ preventScroll: true });
      else goTo(index, true);
    },
    active: () => activeId,
    toBeginning: () => {
      setActiveId(undefined);
      scroller.current?.scrollTo({ top: 0 });
      scroller.current?.focus({ preventScroll: true });
    },
  }));

  if (quoteRequests.isPending) return <LoadingRows height={height} />;
  if (quoteRequests.isError && rows.length === 0)
    return (
      <FailureNotice
        isRetrying={quoteRequests.isFetching}
        onRetry={() => void quoteRequests.refetch()}
      />
    );
  if (rows.length === 0) return <EmptyNotice />;

  return (
    <div
      ref={scroller}
      // Receives the focus from the new-requests button.
      tabIndex={-1}
      // The scroll container clips an outer outline.
      className={cn(
        "h-full overflow-y-auto -outline-offset-2",
        quoteRequests.isPlaceholderData && "opacity-50",
      )}
    >
      <table
        aria-label="Quote requests"
        aria-rowcount={hasNextPage ? rowCountOf(counts) : rows.length + 1}
        aria-busy={quoteRequests.isFetching}
        className="block"
      >
        <thead className="sticky top-0 z-10 block bg-paper max-md:sr-only">
          <tr className={`${COLUMNS} h-9 text-label text-quiet`}>
            <th scope="col" className="max-md:hidden">
              <span className="sr-only">Choose</span>
            </th>
            <SortHeading />
            {HEADINGS.map(([heading, className]) => (
              <th key={heading} scope="col" className={cn("text-left font-normal", className)}>
                <span className={isStatusShared && heading === "Status" ? "sr-only" : undefined}>
                  {heading}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="relative block" style={{ height: virtualizer.getTotalSize() }}>
          {visible.map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <QuoteRequestRow
                  key={row.id}
                  row={row}
                  index={index}
                  start={start}
                  height={height}
                  isOpen={row.id === openId}
                  isActive={row.id === activeId}
                  isChosen={chosen.has(row.id)}
                  isTabStop={index === tabStop}
                  isStatusShared={isStatusShared}
                  onOpen={onOpen}
                  onChoose={onChoose}
                  onActive={setActiveId}
                  onDetails={onDetails}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** With the head; -1 where it is not known. */
function rowCountOf(counts: QuoteRequestCounts | undefined): number {
  const total = counts?.counts.total ?? COUNT_LIMIT;
  return counts?.isCapped || total >= COUNT_LIMIT ? -1 : total + 1;
}

const HEADINGS = [
  ["Reference", ""],
  ["Name", ""],
  ["Company", "md:@max-2xl:hidden"],
  ["Project", "@max-3xl:hidden"],
  ["Products", "@max-5xl:hidden"],
  ["Assignee", "@max-6xl:hidden"],
  ["Status", ""],
  ["Details", ""],
] as const;

function SortHeading() {
  const { sort, setSort } = useView();
  const isByDueTime = sort === "due";
  const Arrow = isByDueTime ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      scope="col"
      aria-sort={isByDueTime ? "ascending" : "descending"}
      className="text-left font-normal"
    >
      <span className="md:hidden">Received</span>
      <button
        type="button"
        aria-label={`Received, ${SORT_LABELS[sort ?? "newest"].toLowerCase()}`}
        title={`Sort: ${SORT_LABELS[isByDueTime ? "newest" : "due"].toLowerCase()}`}
        onClick={() => setSort(isByDueTime ? undefined : "due")}
        className="-mx-1 flex h-9 items-center gap-1 px-1 outline-offset-[-4px] hover:text-ink max-md:hidden"
      >
        Received
        <Arrow aria-hidden className="size-3.5" />
      </button>
    </th>
  );
}
