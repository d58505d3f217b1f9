import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { fetchPage, fetchSubmission } from "./api";

/** The list, page by page as it is scrolled. */
export function useSubmissions() {
  const query = useInfiniteQuery({
    queryKey: ["submissions"],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data]);
  return { ...query, rows };
}

/** One whole request, or none while `id` is undefined. */
export function useSubmission(id: number | undefined) {
  return useQuery({
    queryKey: ["submission", id],
    queryFn: ({ signal }) => fetchSubmission(id ?? 0, signal),
    enabled: id !== undefined,
  });
}
