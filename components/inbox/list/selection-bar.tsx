import { useMutation } from "@tanstack/react-query";
import { Button } from "#components/ui/button.tsx";
import { BULK_LIMIT } from "#lib/inbox/quote-request-change.ts";
import { countLabel } from "#components/inbox/data/inbox-labels.ts";
import type { RowChange, Selection } from "./use-bulk-change.ts";
import { showNotSaved } from "#components/inbox/data/show-failure.ts";
import { useViewCounts } from "./use-quote-requests.ts";

type SelectionBarProps = {
  selection: Selection;
  isPending: boolean;
  onChange: (change: RowChange) => void;
  onAssignToMe: () => void;
};

/** What can be done with the chosen rows. Placed below the list, so that no row moves. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, isPending, onChange, onAssignToMe } = props;
  const counts = useViewCounts();
  const { mutate: selectView, isPending: isSelecting } = useMutation({
    mutationFn: selection.selectView,
    onError: showNotSaved,
  });
  const { size } = selection.chosen;
  if (size === 0) return null;
  const isAll = counts !== undefined && !counts.isCapped && size >= counts.counts.total;
  return (
    <section
      aria-label="Chosen requests"
      // At the right, since toasts are at the left.
      className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 border-t bg-paper-deep px-4 py-2 text-sm md:px-6"
    >
      <output className="mr-2 tabular-nums">
        {countLabel(size)} chosen
        {selection.hasMore &&
          `, the first of more; ${countLabel(BULK_LIMIT)} can be changed at once`}
      </output>
      {!isAll && !selection.hasMore && (
        <Button variant="ghost" size="sm" disabled={isSelecting} onClick={() => selectView()}>
          All {counts && countLabel(counts.counts.total, counts.isCapped)} that match
        </Button>
      )}
      <Button variant="outline" size="sm" disabled={isPending} onClick={onAssignToMe}>
        Assign to me
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={isPending}
        onClick={() => onChange({ status: "archived" })}
      >
        Archive
      </Button>
      <Button size="sm" disabled={isPending} onClick={() => onChange({ status: "spam" })}>
        Spam
      </Button>
      <Button variant="ghost" size="sm" onClick={selection.clear}>
        Choose none
      </Button>
    </section>
  );
}
