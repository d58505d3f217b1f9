import { ArrowDownIcon, ArrowUpIcon } from "lucide-react";
import { SORT_LABELS } from "#components/inbox/data/inbox-labels.ts";
import type { View } from "#components/inbox/data/use-view.ts";

export function SortHeading({ view: { sort, setSort } }: { view: View }) {
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
