import type { QuoteRequestCounts } from "#db/quote-request/count.ts";
import { FACETS, type QuoteRequestFilter } from "#lib/quote-request/filter.ts";
import { countLabel, labelOf } from "./labels.ts";
import type { View } from "./use-view.ts";

/** The filters beside the status, in the order in which they stand. */
export const FACET_NAMES = ["project", "product", "budget", "timeline", "received"] as const;
export type FacetName = (typeof FACET_NAMES)[number];
export const FACET_TITLES: Record<FacetName, string> = {
  project: "Project",
  product: "Product",
  budget: "Budget",
  timeline: "Timeline",
  received: "Received",
};

type FacetOptionsProps = { facet: FacetName; view: View; counts: QuoteRequestCounts | undefined };

/** The values of one filter, each with how many requests it would show. */
export function FacetOptions({ facet, view, counts }: FacetOptionsProps) {
  const { filter, setFilter } = view;
  if (facet === "received") return <DayFields view={view} />;
  return (
    <fieldset>
      <legend className="sr-only">{FACET_TITLES[facet]}</legend>
      {FACETS[facet].map((value) => (
        <label
          key={value}
          className="flex min-h-9 cursor-pointer items-center gap-3 px-4 text-sm hover:bg-paper-deep has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink max-lg:min-h-11"
        >
          <input
            type="checkbox"
            className="size-4 accent-ink outline-none"
            checked={chosenIn(filter, facet).includes(value)}
            onChange={(event) => setFilter(choose(filter, facet, value, event.target.checked))}
          />
          <span className="flex-1">{labelOf(value)}</span>
          <span className="text-[13px] text-quiet tabular-nums">
            {counts && countLabel(counts.facets[facet][value] ?? 0)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function DayFields({ view: { filter, setFilter } }: { view: View }) {
  return (
    <fieldset className="grid gap-3 px-4 py-2">
      <legend className="sr-only">{FACET_TITLES.received}</legend>
      {(["from", "to"] as const).map((end) => (
        <label key={end} className="grid grid-cols-[3rem_1fr] items-center text-sm">
          <span className="text-quiet">{end === "from" ? "From" : "To"}</span>
          <input
            type="date"
            value={filter[end] ?? ""}
            min={end === "to" ? filter.from : undefined}
            max={end === "from" ? filter.to : undefined}
            onChange={(event) => setFilter({ [end]: event.target.value || undefined })}
            className="h-9 border border-hairline bg-transparent px-2 focus-visible:border-ink focus-visible:outline-1 focus-visible:outline-ink max-lg:h-11"
          />
        </label>
      ))}
    </fieldset>
  );
}

/** The values of a filter that are chosen. */
export function chosenIn(filter: QuoteRequestFilter, facet: FacetName): readonly string[] {
  if (facet === "received") return [filter.from, filter.to].filter((day) => day !== undefined);
  const chosen = filter[facet] ?? [];
  return typeof chosen === "string" ? [chosen] : chosen;
}

function choose(
  filter: QuoteRequestFilter,
  facet: Exclude<FacetName, "received">,
  value: string,
  isChosen: boolean,
): Partial<QuoteRequestFilter> {
  if (facet === "product")
    return { product: isChosen ? (value as QuoteRequestFilter["product"]) : undefined };
  const others = chosenIn(filter, facet).filter((other) => other !== value);
  return { [facet]: isChosen ? [...others, value] : others };
}
