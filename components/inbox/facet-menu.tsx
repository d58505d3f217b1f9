import { ChevronDownIcon } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "#components/ui/popover.tsx";
import type { QuoteRequestCounts } from "#db/quote-request/count.ts";
import { cn } from "#lib/utils.ts";
import { chosenIn, FACET_TITLES, FacetOptions, type FacetName } from "./facet-options.tsx";
import type { View } from "./use-view.ts";

/** One filter as a menu. */
export function FacetMenu({
  facet,
  view,
  counts,
}: {
  facet: FacetName;
  view: View;
  counts: QuoteRequestCounts | undefined;
}) {
  const chosen = chosenIn(view.filter, facet).length;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="small" className={cn("gap-1 px-2", chosen > 0 && "text-ink")}>
          {FACET_TITLES[facet]}
          {chosen > 0 && <span className="tabular-nums">{chosen}</span>}
          <ChevronDownIcon aria-hidden className="size-3.5" />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" className="min-w-72 py-2" aria-label={FACET_TITLES[facet]}>
        <FacetOptions facet={facet} view={view} counts={counts} />
      </PopoverContent>
    </Popover>
  );
}
