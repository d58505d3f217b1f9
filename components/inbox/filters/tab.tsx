import { cn } from "#lib/styles/class-names.ts";
import { countLabel, shortCountLabel } from "#components/inbox/data/inbox-labels.ts";

type TabProps = {
  isCurrent: boolean;
  label: string;
  /** Describes the tab if its label does not. */
  holds?: string;
  count: number | undefined;
  /** Whether `count` is a minimum. */
  isCapped?: boolean | undefined;
  onSelect: () => void;
  className?: string;
};

export function Tab({ isCurrent, label, holds, count, isCapped, onSelect, className }: TabProps) {
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onSelect}
      className={cn(
        "flex h-12 shrink-0 items-center gap-1.5 text-sm whitespace-nowrap outline-offset-[-4px]",
        isCurrent ? "border-b-2 border-ink" : "pb-0.5 text-quiet hover:text-ink",
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
