import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";
import { fetchJson, QUOTE_REQUESTS } from "#components/inbox/data/inbox-api.ts";
import type { Report } from "#db/reports/read-report.ts";
import { reportQuery, readView, viewAddress, type ReportView } from "#lib/reports/report-view.ts";
import type { QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { reportSchema } from "./report-response.ts";

export type InitialReport = { query: string; report: Report };

const listeners = new Set<() => void>();

function subscribeToAddress(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

function show(view: ReportView): void {
  window.history.pushState(null, "", viewAddress(view));
  for (const listener of listeners) listener();
}

/** The report's view, kept in the URL. `at` is the server's time, so that both sides agree on the current week. */
export function useReportView(at: string) {
  const shown = useSearchParams().toString();
  // Reads `location` itself: Next updates its hooks late, and not at all after a fast Back.
  const search = useSyncExternalStore(
    subscribeToAddress,
    () => window.location.search,
    () => shown,
  );
  const now = new Date(at);
  const view = readView(new URLSearchParams(search), now);
  const setFilter = (changes: Partial<QuoteRequestFilter>) =>
    show({ ...view, filter: { ...view.filter, ...changes } });
  const clearFilter = () => show({ ...view, filter: readView(new URLSearchParams(), now).filter });
  const dropped = (["q", "from", "to"] as const).filter((name) => view.filter[name] !== undefined);
  return { ...view, now, show, setFilter, clearFilter, dropped };
}

export function useReport(view: ReportView, initial: InitialReport | undefined) {
  const query = reportQuery(view).toString();
  return useQuery({
    queryKey: ["figures", query],
    queryFn: ({ signal }) =>
      fetchJson(reportSchema, `${QUOTE_REQUESTS}/figures?${query}`, { signal }),
    placeholderData: keepPreviousData,
    ...(initial?.query === query && {
      initialData: initial.report,
      initialDataUpdatedAt: Date.parse(initial.report.at),
      staleTime: 30_000,
    }),
  });
}
