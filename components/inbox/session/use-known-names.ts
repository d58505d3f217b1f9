import { useQueryClient, type InfiniteData } from "@tanstack/react-query";
import type { QuoteRequestPage } from "#components/inbox/data/responses.ts";

/** Names on loaded rows only; a complete list would scan the table. */
export function useKnownNames(): string[] {
  const lists = useQueryClient().getQueriesData<InfiniteData<QuoteRequestPage>>({
    queryKey: ["quote-requests"],
  });
  const rows = lists.flatMap(([, data]) => data?.pages.flatMap((page) => page.rows) ?? []);
  return [...new Set(rows.flatMap(({ assignee }) => assignee ?? []))].toSorted();
}
