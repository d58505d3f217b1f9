import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { fetchJson, QUOTE_REQUESTS } from "#components/inbox/api.ts";
import type { Figures } from "#db/figures/read.ts";
import { figuresQuery, readView, viewAddress, type FiguresView } from "#lib/figures/view.ts";
import type { QuoteRequestFilter } from "#lib/quote-request/filter.ts";
import { figuresSchema } from "./figures-answer.ts";

/** The figures that the server has read already, and of which view. */
export type InitialFigures = { query: string; figures: Figures };

/** What the page shows, kept in its address. `at` is when the server made the page: both must find the same week current. */
export function useFiguresView(at: string) {
  const shown = useSearchParams().toString();
  // What was chosen just now: Next passes it on in a moment, and until then a box would lose its tick.
  const [next, setNext] = useState<{ after: string; search: string }>();
  if (next && next.after !== shown) setNext(undefined);
  // Back before that moment is over: Next never says the address that was left.
  useEffect(() => {
    const forget = () => setNext(undefined);
    window.addEventListener("popstate", forget);
    return () => window.removeEventListener("popstate", forget);
  }, []);
  const search = next?.after === shown ? next.search : shown;
  const now = new Date(at);
  const view = readView(new URLSearchParams(search), now);
  const show = (chosen: FiguresView) => {
    const address = viewAddress(chosen);
    const [, asked = ""] = address.split("?");
    setNext({ after: shown, search: asked });
    // Next takes part in it: the parameters above are those of the new address, and Back goes back.
    window.history.pushState(null, "", address);
  };
  const setFilter = (changes: Partial<QuoteRequestFilter>) =>
    show({ ...view, filter: { ...view.filter, ...changes } });
  const clearFilter = () => show({ ...view, filter: readView(new URLSearchParams(), now).filter });
  const dropped = (["q", "from", "to"] as const).filter((name) => view.filter[name] !== undefined);
  return { ...view, now, show, setFilter, clearFilter, dropped };
}

/** The figures of a view. What the server has read with the page is not asked for again. */
export function useFigures(view: FiguresView, initial: InitialFigures | undefined) {
  const query = figuresQuery(view).toString();
  return useQuery({
    queryKey: ["figures", query],
    queryFn: ({ signal }) =>
      fetchJson(figuresSchema, `${QUOTE_REQUESTS}/figures?${query}`, { signal }),
    placeholderData: keepPreviousData,
    ...(initial?.query === query && {
      initialData: initial.figures,
      initialDataUpdatedAt: Date.parse(initial.figures.at),
      staleTime: 30_000,
    }),
  });
}
