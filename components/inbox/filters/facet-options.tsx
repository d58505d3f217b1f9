import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import { FACETS, type Facet } from "#lib/quote-requests/facets.ts";
import type { QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { labelOf } from "#lib/quote-requests/value-labels.ts";
import { countLabel } from "#components/inbox/data/inbox-labels.ts";
import type { View } from "#components/inbox/data/use-view.ts";

type FacetOptionsProps = {
  facet: Facet;
  view: Pick<View, "filter" | "setFilter">;
  counts?: QuoteRequestCounts | undefined;
};

export function FacetOptions({ facet, view, counts }: FacetOptionsProps) {
  const { filter, setFilter } = view;
  const { title, values } = FACETS[facet];
  const chosen: readonly string[] = filter[facet];
  return (
    <fieldset>
      <legend className="sr-only">{title}</legend>
      {values.map((value) => (
        <label
          key={value}
          className="flex min-h-9 cursor-pointer items-center gap-3 px-4 text-sm hover:bg-paper-deep has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 max-lg:min-h-11"
        >
          <input
            type="checkbox"
            className="size-4 accent-ink outline-none"
            checked={chosen.includes(value)}
            onChange={(event) => setFilter(choose(filter, facet, value, event.target.checked))}
          />
          <span className="flex-1">{labelOf(value)}</span>
          <span className="text-label text-quiet tabular-nums">
            {counts && countLabel(counts.facets[facet][value] ?? 0)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function choose(
  filter: QuoteRequestFilter,
  facet: Facet,
  value: string,
  isChosen: boolean,
): Partial<QuoteRequestFilter> {
  const isOneAtATime = FACETS[facet].holds === "several";
  const others = isOneAtATime ? [] : filter[facet].filter((other) => other !== value);
  return { [facet]: isChosen ? [...others, value] : others };
}
