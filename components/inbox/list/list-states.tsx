import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { QUOTE_HOURS } from "#content/claims.ts";
import { isNarrowed, isOpen, type Due } from "#lib/inbox/quote-request-filter.ts";
import { countLabel } from "#components/inbox/data/inbox-labels.ts";
import { useView } from "#components/inbox/data/use-view.ts";
import { useViewCounts } from "./use-quote-requests.ts";

const PLACEHOLDERS = Array.from({ length: 24 }, (_, index) => index);

/** Reserves the rows' height, so that nothing shifts when they load. */
export function LoadingRows({ height }: { height: number }) {
  return (
    <div className="h-full overflow-hidden">
      <output className="sr-only">Loading requests</output>
      {PLACEHOLDERS.map((index) => (
        <div
          key={index}
          aria-hidden
          style={{ height }}
          className="flex items-center gap-6 border-b px-4 md:px-6"
        >
          <span className="h-2 w-12 bg-hairline/70" />
          <span className="h-2 bg-hairline/70" style={{ width: 90 + ((index * 53) % 110) }} />
          <span className="ml-auto h-2 w-16 bg-hairline/70" />
        </div>
      ))}
    </div>
  );
}

/** Shown after the last retry of the first load. */
export function FailureNotice(props: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <Notice title="The requests could not be loaded">
      <span>Nothing is lost: they are in the database, and the connection to it failed.</span>
      <Button variant="outline" onClick={props.onRetry} disabled={props.isRetrying}>
        {props.isRetrying ? "Trying…" : "Try again"}
      </Button>
    </Notice>
  );
}

export function EmptyNotice() {
  const view = useView();
  const counts = useViewCounts();
  const aside = isOpen(view.filter) && counts?.counts.open === 0 ? counts.counts.all : 0;
  if (aside > 0)
    return (
      <Notice title={isNarrowed(view.filter) ? "No open request matches" : "Nothing is open"}>
        <span>{countLabel(aside, counts?.isCapped)} won, lost, spam or archived.</span>
        <Button variant="outline" onClick={() => view.setFilter({ status: [] })}>
          Show all
        </Button>
      </Notice>
    );
  if (!isNarrowed(view.filter))
    return (
      <Notice title="No requests yet">
        <span>They appear here the moment a buyer sends one.</span>
      </Notice>
    );
  if (view.filter.due && !isNarrowed({ ...view.filter, due: undefined }))
    return (
      <Notice title={NOTHING_DUE[view.filter.due].title}>
        <span>{NOTHING_DUE[view.filter.due].description}</span>
        <Button variant="outline" onClick={() => view.setFilter({ due: undefined })}>
          Show what is open
        </Button>
      </Notice>
    );
  return (
    <Notice title="No request matches">
      <span>
        {view.filter.q
          ? "Words are found by their beginning, in names, addresses, companies and texts."
          : "These filters exclude each other."}
      </span>
      <Button variant="outline" onClick={view.clearFilter}>
        Clear filters
      </Button>
    </Notice>
  );
}

const NOTHING_DUE: Record<Due, { title: string; description: string }> = {
  late: {
    title: "Nothing is late",
    description: `Every buyer has a quote, or is still within ${QUOTE_HOURS.last} hours of staffed days. Well done.`,
  },
  today: {
    title: "Nothing more is due today",
    description: "What came since has until tomorrow, or longer.",
  },
};

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <output className="flex h-full flex-col items-center justify-center gap-3 px-6 text-center text-small text-quiet">
      <strong className="font-serif text-2xl font-normal tracking-heading text-ink">{title}</strong>
      {children}
    </output>
  );
}
