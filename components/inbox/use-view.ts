import {
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from "nuqs";
import { useCallback, useMemo } from "react";
import {
  FACETS,
  formatFilter,
  NO_FILTER,
  parseFilter,
  type QuoteRequestFilter,
} from "#lib/quote-request/filter.ts";

const someOf = <const Value extends string>(values: readonly Value[]) =>
  parseAsArrayOf(parseAsStringLiteral(values)).withDefault([]);

const parameters = {
  q: parseAsString,
  status: someOf(FACETS.status),
  project: someOf(FACETS.project),
  product: parseAsStringLiteral(FACETS.product),
  budget: someOf(FACETS.budget),
  timeline: someOf(FACETS.timeline),
  from: parseAsString,
  to: parseAsString,
  request: parseAsInteger,
};

/** What the inbox shows, kept in the address: which requests, and which one of them is open. */
export function useView() {
  const [view, setView] = useQueryStates(parameters, { history: "push" });
  const { request, ...values } = view;
  // A string, because it is also the cache's key: the same view is the same text.
  const address = formatFilter(withoutNulls(values)).toString();
  const filter = useMemo(() => readFilter(address), [address]);
  const setFilter = useCallback(
    (changes: Partial<QuoteRequestFilter>, history: "push" | "replace" = "push") => {
      // undefined would leave a parameter as it is.
      const entries = Object.entries(changes).map(([name, value]) => [name, value ?? null]);
      void setView(Object.fromEntries(entries) as Partial<typeof view>, { history });
    },
    [setView],
  );
  const clearFilter = useCallback(() => void setView({ ...EMPTY }), [setView]);
  const openRequest = useCallback(
    (id: number | null, history: "push" | "replace" = "push") =>
      void setView({ request: id }, { history }),
    [setView],
  );
  return { filter, setFilter, clearFilter, openId: request ?? undefined, openRequest };
}

const EMPTY = {
  q: null,
  status: null,
  project: null,
  product: null,
  budget: null,
  timeline: null,
  from: null,
  to: null,
};

function withoutNulls(values: Record<string, unknown>): QuoteRequestFilter {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value !== "");
  return { ...NO_FILTER, ...Object.fromEntries(entries) };
}

/** A bookmark with a day that no calendar has shows what the rest of it says. */
function readFilter(address: string): QuoteRequestFilter {
  const search = new URLSearchParams(address);
  const parsed = parseFilter(search);
  if ("filter" in parsed) return parsed.filter;
  for (const name of parsed.unknown) search.delete(name);
  const rest = parseFilter(search);
  return "filter" in rest ? rest.filter : NO_FILTER;
}

/** What `useView` gives. */
export type View = ReturnType<typeof useView>;
