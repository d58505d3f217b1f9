import { type ReactNode, useId, useState } from "react";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import {
  FACET_NAMES,
  FACETS,
  type Facet,
  DUES,
  UNASSIGNED,
  type QuoteRequestFilter,
} from "#lib/quote-requests/quote-request-filter.ts";
import { languageLabel, labelOf } from "#lib/quote-requests/value-labels.ts";
import { LANGUAGES } from "#content/languages/languages.ts";
import { Input } from "#components/ui/input.tsx";
import { useOperator } from "#components/inbox/session/operator-context.ts";
import { SORTS } from "#lib/quote-requests/list-cursor.ts";
import {
  countLabel,
  DUE_LABELS,
  DUE_TITLE,
  SORT_LABELS,
} from "#components/inbox/data/inbox-labels.ts";
import { SAVED_VIEWS_TITLE, SavedViews } from "./saved-views-menu.tsx";
import type { InboxView } from "#components/inbox/data/use-view.ts";
import { useFacetCounts } from "#components/inbox/list/use-quote-requests.ts";

export type Filter = { title: string; chosen: number; fields: ReactNode };

export function filtersOf(view: InboxView): Filter[] {
  const { assignee, from, language, to } = view.filter;
  const facets = FACET_NAMES.filter((facet) => facet !== "status").map((facet) => ({
    title: FACETS[facet].title,
    chosen: view.filter[facet].length,
    fields: <FacetOptions facet={facet} view={view} />,
  }));
  return [
    ...facets,
    { title: LANGUAGE_TITLE, chosen: language ? 1 : 0, fields: <LanguageOptions view={view} /> },
    { title: ASSIGNEE_TITLE, chosen: assignee ? 1 : 0, fields: <AssigneeOptions view={view} /> },
    {
      title: RECEIVED_TITLE,
      chosen: (from ? 1 : 0) + (to ? 1 : 0),
      fields: <ReceivedFields view={view} />,
    },
    { title: SAVED_VIEWS_TITLE, chosen: 0, fields: <SavedViews view={view} /> },
  ];
}

/** Due and sort order, which a wide screen shows as tabs and in the list's heading. */
export function narrowFiltersOf(view: InboxView, counts: QuoteRequestCounts | undefined): Filter[] {
  const { filter, setFilter, sort, setSort } = view;
  const dues = DUES.map((due) => ({
    value: due,
    label: DUE_LABELS[due],
    count: counts && countLabel(counts.counts[due]),
  }));
  const orders = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));
  return [
    {
      title: DUE_TITLE,
      chosen: filter.due ? 1 : 0,
      fields: (
        <Choices
          title={DUE_TITLE}
          options={[{ value: undefined, label: "Whenever" }, ...dues]}
          chosen={filter.due}
          onChoose={(due) => setFilter({ due })}
        />
      ),
    },
    {
      title: "Order",
      chosen: 0,
      fields: (
        <Choices
          title="Order"
          options={[{ value: undefined, label: SORT_LABELS.newest }, ...orders]}
          chosen={sort}
          onChoose={setSort}
        />
      ),
    },
  ];
}

const ASSIGNEE_TITLE = "Assignee";

function AssigneeOptions({ view }: { view: InboxView }) {
  const { filter, setFilter } = view;
  const { operator } = useOperator();
  const known = [
    ...(operator ? [{ value: operator, label: `Mine, ${operator}` }] : []),
    { value: UNASSIGNED, label: "Nobody’s" },
  ];
  const isOther = filter.assignee && known.every(({ value }) => value !== filter.assignee);
  const other = isOther ? [{ value: filter.assignee, label: filter.assignee ?? "" }] : [];
  return (
    <Choices
      title={ASSIGNEE_TITLE}
      options={[{ value: undefined, label: "Everybody’s" }, ...known, ...other]}
      chosen={filter.assignee}
      onChoose={(assignee) => setFilter({ assignee })}
    />
  );
}

const LANGUAGE_TITLE = "Language";

const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: languageLabel(value) }));

function LanguageOptions({ view: { filter, setFilter } }: { view: InboxView }) {
  return (
    <Choices
      title={LANGUAGE_TITLE}
      options={[{ value: undefined, label: "Every language" }, ...LANGUAGE_CHOICES]}
      chosen={filter.language}
      onChoose={(language) => setFilter({ language })}
    />
  );
}

const RECEIVED_TITLE = "Received";

function ReceivedFields({ view: { filter, setFilter } }: { view: InboxView }) {
  const [typed, setTyped] = useState<Partial<Record<"from" | "to", string>>>({});
  return (
    <fieldset className="grid gap-3 px-4 py-2">
      <legend className="sr-only">{RECEIVED_TITLE}</legend>
      {(["from", "to"] as const).map((end) => (
        <label key={end} className="grid grid-cols-[3rem_1fr] items-center text-sm">
          <span className="text-quiet">{end === "from" ? "From" : "To"}</span>
          <Input
            type="date"
            value={typed[end] ?? filter[end] ?? ""}
            min={end === "to" ? filter.from : undefined}
            max={end === "from" ? filter.to : undefined}
            onBlur={() => setTyped({})}
            onChange={({ target: { value } }) => {
              // While one types 2026, 2, 20 and 202 are years too.
              const isWhole = !value.startsWith("0");
              setTyped(isWhole ? {} : { [end]: value });
              if (isWhole) setFilter({ [end]: value || undefined });
            }}
            className="h-9 px-2 text-sm max-lg:h-11"
          />
        </label>
      ))}
    </fieldset>
  );
}

type ChoicesProps<Value extends string> = {
  title: string;
  options: readonly { value: Value | undefined; label: string; count?: string | undefined }[];
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
};

/** Radio buttons; the one without a value clears the filter. */
function Choices<Value extends string>({ title, options, chosen, onChoose }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{title}</legend>
      {options.map(({ value, label, count }) => (
        <label
          key={label}
          className="flex min-h-9 cursor-pointer items-center gap-3 px-4 text-sm hover:bg-paper-deep has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 max-lg:min-h-11"
        >
          <input
            type="radio"
            name={name}
            className="size-4 accent-ink outline-none"
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <bdi className="min-w-0 flex-1 truncate">{label}</bdi>
          {count && <span className="text-label text-quiet tabular-nums">{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** Checkboxes with their counts, which are read once they are shown. */
function FacetOptions({ facet, view }: { facet: Facet; view: InboxView }) {
  const { filter, setFilter } = view;
  const counts = useFacetCounts(filter, facet);
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
            {counts && countLabel(counts.counts[value] ?? 0, counts.isCapped)}
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
