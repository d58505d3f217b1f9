import { ListFilterIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogTitle,
  DialogTrigger,
} from "#components/ui/dialog.tsx";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import type { Filter } from "./filters.tsx";
import { countLabel } from "#components/inbox/data/inbox-labels.ts";
import type { View } from "#components/inbox/data/use-view.ts";

export function FilterSheet({
  filters,
  view,
  counts,
}: {
  filters: readonly Filter[];
  view: View;
  counts: QuoteRequestCounts | undefined;
}) {
  const chosen = filters.filter((filter) => filter.chosen > 0).length;
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost" className="h-auto px-3 text-sm text-ink lg:hidden">
          <ListFilterIcon aria-hidden />
          Filter{chosen > 0 && ` ${chosen}`}
        </Button>
      </DialogTrigger>
      <DialogContent aria-describedby={undefined} variant="bottom">
        <DialogTitle className="border-b px-4 py-3.5 text-xl">Filter</DialogTitle>
        <div className="overflow-y-auto pb-2 md:columns-2">
          {filters.map(({ title, fields }) => (
            <section key={title} className="break-inside-avoid pt-4">
              <h3 className="px-4 pb-1 font-sans text-label text-quiet">{title}</h3>
              {fields}
            </section>
          ))}
        </div>
        <div className="grid grid-cols-[auto_1fr] gap-2 border-t p-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          <Button variant="outline" onClick={view.clearFilter}>
            Clear
          </Button>
          <DialogClose asChild>
            <Button>{counts ? `Show ${countLabel(counts.total, counts.isCapped)}` : "Show"}</Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
