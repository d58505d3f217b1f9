import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { SubmissionDetails } from "./submission-details";
import { COLUMNS, SubmissionRow } from "./submission-row";
import { useSubmissions } from "./use-submissions";

const ROW_HEIGHT = 72;
const OVERSCAN = 12;

/** The rows, of which only those in sight are in the document. */
export function SubmissionList() {
  const { rows, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useSubmissions();
  const [openId, setOpenId] = useState<number>();
  const scroller = useRef<HTMLDivElement>(null);
  // Nothing here is memoized by a compiler, and the rows get plain values.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const visible = virtualizer.getVirtualItems();
  const last = visible.at(-1)?.index ?? 0;

  useEffect(() => {
    if (last >= rows.length - OVERSCAN && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [last, rows.length, hasNextPage, isFetchingNextPage, fetchNextPage]);

  if (isPending) return <Notice>Loading requests…</Notice>;
  if (isError && rows.length === 0)
    return (
      <Notice>
        The requests could not be loaded.
        <Button variant="outline" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  if (rows.length === 0) return <Notice>No requests yet. New ones appear here.</Notice>;

  return (
    <div ref={scroller} className="h-full overflow-y-auto">
      <table aria-label="Quote requests" className="block">
        <thead className="block max-md:sr-only">
          <tr className={`${COLUMNS} h-11 text-[13px] text-quiet`}>
            {["Received", "Reference", "Name", "Project", "Products", "Status", "Details"].map(
              (heading) => (
                <th key={heading} scope="col" className="text-left font-normal">
                  {heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="relative block" style={{ height: virtualizer.getTotalSize() }}>
          {visible.map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <SubmissionRow
                  key={row.id}
                  row={row}
                  index={index}
                  start={start}
                  onOpen={setOpenId}
                />
              )
            );
          })}
        </tbody>
      </table>
      <SubmissionDetails id={openId} onClose={() => setOpenId(undefined)} />
    </div>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <output className="flex h-full flex-col items-center justify-center gap-4 text-[15px] text-quiet">
      {children}
    </output>
  );
}
