import { Button } from "#components/ui/button.tsx";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import { isOpen, NO_FILTER } from "#lib/quote-requests/quote-request-filter.ts";
import { countLabel } from "#components/inbox/data/inbox-labels.ts";
import type { View } from "#components/inbox/data/use-view.ts";
import { useCounts } from "./use-quote-requests.ts";

type HiddenMatchesNoticeProps = { view: View; counts: QuoteRequestCounts | undefined };

/** How many requests match the search but not the view. Placed below the list, so that no row moves. */
export function HiddenMatchesNotice({ view, counts }: HiddenMatchesNoticeProps) {
  const everywhere = { ...NO_FILTER, q: view.filter.q };
  const all = useCounts(everywhere, view.filter.q !== undefined);
  // An empty list of open requests offers the others itself.
  const isOffered = counts?.total === 0 && isOpen(view.filter);
  const hidden = view.filter.q && all && counts && !isOffered ? all.total - counts.total : 0;
  return (
    <output className="empty:hidden">
      {hidden > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t bg-paper-deep px-4 py-2 text-sm md:px-6">
          {countLabel(hidden, all?.isCapped)} more {hidden === 1 ? "matches" : "match"} the search
          outside this view.
          <Button
            variant="outline"
            size="sm"
            className="max-md:h-11"
            onClick={() => view.showView({ filter: everywhere, sort: view.sort })}
          >
            Show all
          </Button>
        </p>
      )}
    </output>
  );
}
