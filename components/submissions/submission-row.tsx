import { memo } from "react";
import { formatReference } from "@/lib/quote-request";
import type { ListRow } from "./api";
import { fullTime, labelOf, productLabels, shortTime } from "./labels";
import { StatusBadge } from "./status-badge";

/** The columns that the head and the rows share; one column on a phone. */
export const COLUMNS =
  "grid items-center gap-x-5 border-b border-hairline px-5 md:px-6 grid-cols-[1fr_auto] md:grid-cols-[104px_96px_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_88px_96px]";

type SubmissionRowProps = {
  row: ListRow;
  index: number;
  start: number;
  onOpen: (id: number) => void;
};

/** One request in the list. */
export const SubmissionRow = memo(function SubmissionRow({
  row,
  index,
  start,
  onOpen,
}: SubmissionRowProps) {
  return (
    <tr
      aria-rowindex={index + 2}
      className={`${COLUMNS} absolute inset-x-0 top-0 h-[72px] text-sm hover:bg-paper-deep`}
      style={{ transform: `translateY(${start}px)` }}
    >
      <td className="tabular-nums max-md:order-2 max-md:text-right max-md:text-[13px] max-md:text-quiet">
        <time dateTime={row.createdAt} title={fullTime(row.createdAt)}>
          {shortTime(row.createdAt)}
        </time>
      </td>
      <td className="text-quiet tabular-nums max-md:hidden">{formatReference(row.id)}</td>
      <td className="min-w-0 max-md:order-1">
        <span className="block truncate text-left font-medium" dir="auto">
          {row.name}
        </span>
        <span className="block truncate text-left text-[13px] text-quiet" dir="auto">
          {row.company ?? row.email}
        </span>
      </td>
      <td className="truncate max-md:hidden">{labelOf(row.projectType)}</td>
      <td className="truncate max-md:hidden">{productLabels(row.productCategory)}</td>
      <td className="flex min-w-0 max-md:order-3">
        <StatusBadge status={row.status} />
      </td>
      <td className="max-md:order-4 max-md:text-right">
        <button
          type="button"
          aria-label={`View Details of ${formatReference(row.id)}`}
          onClick={() => onOpen(row.id)}
          className="cursor-pointer py-2 text-[13px] whitespace-nowrap text-quiet underline decoration-hairline underline-offset-4 hover:text-ink hover:decoration-ink focus-visible:outline-2 focus-visible:outline-ink"
        >
          View Details
        </button>
      </td>
    </tr>
  );
});
