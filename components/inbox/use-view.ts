import { createParser, parseAsInteger, useQueryStates } from "nuqs";
import { useCallback } from "react";
import { FACETS } from "#lib/quote-request/facets.ts";
import {
  filterFields,
  formatValue,
  NO_FILTER,
  type QuoteRequestFilter,
} from "#lib/quote-request/filter.ts";

type FilterName = keyof QuoteRequestFilter;
type FilterValue = NonNullable<QuoteRequestFilter[FilterName]>;
type Navigation = "push" | "replace";

const FILTER_NAMES = Object.keys(filterFields) as FilterName[];
const parameters = { ...each(FILTER_NAMES, parserOf), request: parseAsInteger };

/** What the inbox shows, kept in the address: which requests, and which one of them is open. */
export function useView() {
  const [{ request, ...chosen }, setView] = useQueryStates(parameters, { history: "push" });
  const setFilter = useCallback(
    (changes: Partial<QuoteRequestFilter>, history: Navigation = "push") => {
      const changed = Object.keys(changes) as FilterName[];
      // undefined would leave a parameter as it is.
      void setView(
        each(changed, (name) => changes[name] ?? null),
        { history },
      );
    },
    [setView],
  );
  const clearFilter = useCallback(() => void setView(each(FILTER_NAMES, () => null)), [setView]);
  const openRequest = useCallback(
    (id: number | null, history: Navigation = "push") => void setView({ request: id }, { history }),
    [setView],
  );
  const filter = filterOf(chosen);
  return { filter, setFilter, clearFilter, openId: request ?? undefined, openRequest };
}

/** What `useView` gives. */
export type View = ReturnType<typeof useView>;

/** Reads and writes one filter in the address. Of a bookmark what is no value any more is left out. */
function parserOf(name: FilterName) {
  const field = filterFields[name];
  return createParser<FilterValue>({
    parse: (text) => {
      const known = name in FACETS ? text.split(",").filter(isKnown).join(",") : text;
      const value = field.safeParse(known).data;
      return value?.length ? value : null;
    },
    serialize: formatValue,
    eq: (one, other) => formatValue(one) === formatValue(other),
  });
  function isKnown(text: string): boolean {
    return field.safeParse(text).success;
  }
}

function filterOf(chosen: Record<FilterName, FilterValue | null>): QuoteRequestFilter {
  const values = Object.entries(chosen).filter(([, value]) => value !== null);
  return { ...NO_FILTER, ...Object.fromEntries(values) };
}

function each<Name extends FilterName, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
