import { createParser, parseAsInteger, parseAsStringLiteral, useQueryStates } from "nuqs";
import {
  FACETS,
  filterFields,
  formatValue,
  OPEN_FILTER,
  type QuoteRequestFilter,
} from "#lib/inbox/quote-request-filter.ts";
import { SORTS, type Sort } from "#lib/inbox/list-cursor.ts";
import type { ListedView } from "#lib/inbox/saved-view.ts";
import { OPEN } from "#lib/quote-requests/quote-request-status.ts";

type FilterName = keyof QuoteRequestFilter;
type FilterValue = NonNullable<QuoteRequestFilter[FilterName]>;
type Navigation = "push" | "replace";

// The default URL means open quote requests; this value means all.
const ALL = "all";

const FILTER_NAMES = Object.keys(filterFields) as FilterName[];
const parameters = {
  ...each(FILTER_NAMES, parserOf),
  sort: parseAsStringLiteral(SORTS),
  request: parseAsInteger,
};

/** The inbox's filter, sort order and open quote request, kept in the URL. */
export function useView() {
  const [{ request, sort, ...chosen }, setView] = useQueryStates(parameters, { history: "push" });
  const values = Object.entries(chosen).filter(([, value]) => value !== null);
  const filter: QuoteRequestFilter = { ...OPEN_FILTER, ...Object.fromEntries(values) };
  return {
    filter,
    sort: sort ?? undefined,
    openId: request ?? undefined,
    setFilter: (changes: Partial<QuoteRequestFilter>, history: Navigation = "push") => {
      const changed = Object.keys(changes) as FilterName[];
      // undefined would leave a parameter unchanged.
      const parametersOf = each(changed, (name) => parameterOf(name, changes[name]));
      void setView(parametersOf, { history });
    },
    setSort: (order: Sort | undefined) => void setView({ sort: order ?? null }),
    showView: (listed: ListedView) =>
      void setView({
        ...each(FILTER_NAMES, (name) => parameterOf(name, listed.filter[name])),
        sort: listed.sort ?? null,
      }),
    clearFilter: () => void setView(each(FILTER_NAMES, () => null)),
    openRequest: (id: number | null, history: Navigation = "push") =>
      void setView({ request: id }, { history }),
  };
}

export type InboxView = ReturnType<typeof useView>;

/** A filter's URL parameter: null if it is not set. */
function parameterOf(name: FilterName, value: FilterValue | undefined): FilterValue | null {
  if (name === "status") return value === undefined || formatValue(value) === OPEN ? null : value;
  return value?.length ? value : null;
}

/** Parses and serializes a filter; drops values that no longer exist. */
function parserOf(name: FilterName) {
  const field = filterFields[name];
  return createParser<FilterValue>({
    parse: (text) => {
      if (name === "status" && text === ALL) return [];
      const known = name in FACETS ? text.split(",").filter(isKnown).join(",") : text;
      const value = field.safeParse(known).data;
      return value?.length ? value : null;
    },
    serialize: (value) => formatValue(value) || ALL,
    eq: (one, other) => formatValue(one) === formatValue(other),
  });
  function isKnown(text: string): boolean {
    return field.safeParse(text).success;
  }
}

function each<Name extends FilterName, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
