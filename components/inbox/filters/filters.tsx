import { type ComponentProps, type ReactNode, useId, useState } from "react";
import type { FacetCounts } from "#db/quote-requests/count-queries.ts";
import {
  FACET_NAMES,
  FACETS,
  type Facet,
  DUES,
  UNASSIGNED,
  type QuoteRequestFilter,
} from "#lib/inbox/quote-request-filter.ts";
import { languageLabel, labelOf } from "#lib/inbox/value-labels.ts";
import { LANGUAGES } from "#content/languages/languages.ts";
import { Input } from "#components/ui/input.tsx";
import { useOperator } from "#components/inbox/session/operator-provider.tsx";
import { SORTS } from "#lib/inbox/list-cursor.ts";
import { DUE_LABELS, DUE_TITLE, SORT_LABELS } from "#components/inbox/data/inbox-labels.ts";
import { SAVED_VIEWS_TITLE, SavedViews } from "./saved-views-menu.tsx";
import { useView } from "#components/inbox/data/use-view.ts";
import { Count } from "#components/inbox/list/row-labels.tsx";
import { useFacetCounts, useViewCounts } from "#components/inbox/list/use-quote-requests.ts";

const TITLES = { assignee: "Assignee", language: "Language", order: "Order", received: "Received" };

export type Filter = { title: string; chosen: number; fields: ReactNode };

export function filtersOf(filter: QuoteRequestFilter): Filter[] {
  const { assignee, from, language, to } = filter;
  const facets = FACET_NAMES.filter((facet) => facet !== "status").map((facet) => ({
    title: FACETS[facet].title,
    chosen: filter[facet].length,
    fields: <FacetOptions facet={facet} />,
  }));
  return [
    ...facets,
    { title: TITLES.language, chosen: language ? 1 : 0, fields: <LanguageOptions /> },
    { title: TITLES.assignee, chosen: assignee ? 1 : 0, fields: <AssigneeOptions /> },
    { title: TITLES.received, chosen: (from ? 1 : 0) + (to ? 1 : 0), fields: <ReceivedFields /> },
    { title: SAVED_VIEWS_TITLE, chosen: 0, fields: <SavedViews /> },
  ];
}

/** Due and sort order, which a wide screen shows as tabs and in the list's heading. */
export function narrowFiltersOf(filter: QuoteRequestFilter): Filter[] {
  return [
    { title: DUE_TITLE, chosen: filter.due ? 1 : 0, fields: <DueOptions /> },
    { title: TITLES.order, chosen: 0, fields: <OrderOptions /> },
  ];
}

function DueOptions() {
  const { filter, setFilter } = useView();
  const dues = DUES.map((due) => ({ value: due, label: DUE_LABELS[due] }));
  return (
    <Choices
      title={DUE_TITLE}
      options={[{ value: undefined, label: "Whenever" }, ...dues]}
      counts={useViewCounts()}
      chosen={filter.due}
      onChoose={(due) => setFilter({ due })}
    />
  );
}

function OrderOptions() {
  const { sort, setSort } = useView();
  const orders = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));
  return (
    <Choices
      title={TITLES.order}
      options={[{ value: undefined, label: SORT_LABELS.newest }, ...orders]}
      chosen={sort}
      onChoose={setSort}
    />
  );
}

function AssigneeOptions() {
  const { filter, setFilter } = useView();
  const { operator } = useOperator();
  const known = [
    ...(operator ? [{ value: operator, label: `Mine, ${operator}` }] : []),
    { value: UNASSIGNED, label: "Nobody’s" },
  ];
  const isOther = filter.assignee && known.every(({ value }) => value !== filter.assignee);
  const other = isOther ? [{ value: filter.assignee, label: filter.assignee ?? "" }] : [];
  return (
    <Choices
      title={TITLES.assignee}
      options={[{ value: undefined, label: "Everybody’s" }, ...known, ...other]}
      chosen={filter.assignee}
      onChoose={(assignee) => setFilter({ assignee })}
    />
  );
}

const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: languageLabel(value) }));

function LanguageOptions() {
  const { filter, setFilter } = useView();
  return (
    <Choices
      title={TITLES.language}
      options={[{ value: undefined, label: "Every language" }, ...LANGUAGE_CHOICES]}
      chosen={filter.language}
      onChoose={(language) => setFilter({ language })}
    />
  );
}

function ReceivedFields() {
  const { filter, setFilter } = useView();
  const [typed, setTyped] = useState<Partial<Record<"from" | "to", string>>>({});
  return (
    <fieldset className="grid gap-3 px-4 py-2">
      <legend className="sr-only">{TITLES.received}</legend>
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
  options: readonly { value: Value | undefined; label: string }[];
  /** By value; an option that is not counted has none. */
  counts?: FacetCounts | undefined;
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
};

/** Radio buttons; the one without a value clears the filter. */
function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { title, options, counts, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{title}</legend>
      {options.map(({ value, label }) => (
        <Option
          key={label}
          type="radio"
          name={name}
          label={label}
          count={value && counts && <Count counts={counts} of={value} />}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
      ))}
    </fieldset>
  );
}

/** Checkboxes with their counts, which are read once they are shown. */
function FacetOptions({ facet }: { facet: Facet }) {
  const { filter, setFilter } = useView();
  const counts = useFacetCounts(filter, facet);
  const { title, values } = FACETS[facet];
  const chosen: readonly string[] = filter[facet];
  return (
    <fieldset>
      <legend className="sr-only">{title}</legend>
      {values.map((value) => (
        <Option
          key={value}
          type="checkbox"
          label={labelOf(value)}
          count={<Count counts={counts} of={value} />}
          checked={chosen.includes(value)}
          onChange={(event) => setFilter(choose(filter, facet, value, event.target.checked))}
        />
      ))}
    </fieldset>
  );
}

type OptionProps = ComponentProps<"input"> & { label: string; count: ReactNode };

function Option({ label, count, ...input }: OptionProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 px-4 text-sm hover:bg-paper-deep has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 max-lg:min-h-11">
      <input className="size-4 accent-ink outline-none" {...input} />
      <bdi className="min-w-0 flex-1 truncate">{label}</bdi>
      {count}
    </label>
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
