import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from "@tanstack/react-query";
import type { QuoteRequestChange } from "#lib/inbox/quote-request-change.ts";
import type { Facet, QuoteRequestFilter } from "#lib/inbox/quote-request-filter.ts";
import type { ListedView } from "#lib/inbox/saved-view.ts";
import {
  postNote,
  patchQuoteRequest,
  fetchCounts,
  fetchFacetCounts,
  fetchPage,
  fetchQuoteRequest,
  fetchUndelivered,
  postResend,
  sendMorningAgain,
  type DeliveryDetails,
  type QuoteRequestPage,
  type RequestDetails,
} from "#components/inbox/data/inbox-api.ts";
import { showFailure, showNotSaved } from "#components/inbox/data/show-failure.ts";
import { useView } from "#components/inbox/data/use-view.ts";
import { useAsOperator } from "#components/inbox/session/operator-provider.tsx";

/** A refetch on focus reads each page in turn, so a longer list waits for the next press. */
const REFETCHED_PAGES = 2;

export function listKey({ filter, sort }: ListedView) {
  return ["quote-requests", filter, sort ?? null] as const;
}

export function useQuoteRequests({ filter, sort }: ListedView) {
  const query = useInfiniteQuery({
    queryKey: listKey({ filter, sort }),
    queryFn: ({ pageParam, signal }) => fetchPage({ filter, sort }, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= REFETCHED_PAGES,
  });
  return { ...query, rows: query.data?.pages.flatMap((page) => page.rows) ?? [] };
}

export function useCounts(filter: QuoteRequestFilter, enabled = true) {
  const { data } = useQuery({
    queryKey: ["counts", filter],
    queryFn: ({ signal }) => fetchCounts(filter, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
  return data;
}

/** Of what the inbox shows. */
export function useViewCounts() {
  return useCounts(useView().filter);
}

/** The counts of a facet's values, once its options are shown. */
export function useFacetCounts(filter: QuoteRequestFilter, facet: Facet) {
  const { data } = useQuery({
    queryKey: ["counts", filter, facet],
    queryFn: ({ signal }) => fetchFacetCounts(filter, facet, signal),
    placeholderData: keepPreviousData,
  });
  return data;
}

const PROGRESS_POLL_MS = 3_000;

/** Recent and not yet tried. Polling for an older one would keep the session open for hours. */
function isInProgress({ state, attempts, createdAt }: DeliveryDetails): boolean {
  const age = Date.now() - Date.parse(createdAt);
  return state === "queued" && attempts === 0 && age < 60_000;
}

export function useQuoteRequest(id: number | undefined) {
  return useQuery({
    queryKey: ["quote-request", id],
    queryFn: ({ signal }) => fetchQuoteRequest(id ?? 0, signal),
    enabled: id !== undefined,
    // Poll until a delivery in progress arrives.
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(isInProgress) ? PROGRESS_POLL_MS : false,
  });
}

export function useUndelivered() {
  const { data } = useQuery({
    queryKey: ["undelivered"],
    queryFn: ({ signal }) => fetchUndelivered(signal),
    meta: { isIdle: true },
  });
  return data;
}

/** On a version conflict the second operator gets an error and the current quote request. */
export function useUpdateQuoteRequest(id: number) {
  const remember = useRemember();
  const client = useQueryClient();
  const asOperator = useAsOperator();
  return useMutation({
    mutationFn: (change: QuoteRequestChange) => asOperator(() => patchQuoteRequest(id, change)),
    onSuccess: (quoteRequest) => {
      recordOwnVersion(quoteRequest);
      remember(quoteRequest);
    },
    onError: (error) => {
      showNotSaved(error);
      void client.invalidateQueries({ queryKey: ["quote-request", id] });
    },
  });
}

export function useAddNote(id: number) {
  const remember = useRemember();
  const asOperator = useAsOperator();
  return useMutation({
    mutationFn: (note: string) => asOperator(() => postNote(id, note)),
    onSuccess: (quoteRequest) => remember(quoteRequest),
    onError: showNotSaved,
  });
}

export function useSendAgain(id: number) {
  const remember = useRemember();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deliveryId: string) => postResend(id, deliveryId),
    onSuccess: (quoteRequest) => {
      remember(quoteRequest);
      void client.invalidateQueries({ queryKey: ["undelivered"] });
    },
    onError: (error) => {
      showFailure("Not sent again", error);
      void client.invalidateQueries({ queryKey: ["quote-request", id] });
    },
  });
}

export function useSendMorningAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendMorningAgain,
    onSuccess: (undelivered) => client.setQueryData(["undelivered"], undelivered),
    onError: (error) => {
      showFailure("Not sent again", error);
      void client.invalidateQueries({ queryKey: ["undelivered"] });
    },
  });
}

function useRemember() {
  const client = useQueryClient();
  const rememberRows = useRememberRows();
  return (quoteRequest: RequestDetails) => {
    client.setQueryData(["quote-request", quoteRequest.id], quoteRequest);
    rememberRows([quoteRequest]);
  };
}

type RowState = Pick<RequestDetails, "id" | "status" | "assignee" | "version">;

/** Updates changed quote requests in every cached view without a refetch. */
export function useRememberRows() {
  const client = useQueryClient();
  return (changed: readonly RowState[]) => {
    const states = new Map(changed.map((state) => [state.id, state]));
    const replaceRows = (page: QuoteRequestPage) => ({
      ...page,
      rows: page.rows.map((row) => {
        const { status, assignee, version } = states.get(row.id) ?? row;
        return { ...row, status, assignee, version };
      }),
    });
    client.setQueriesData<InfiniteData<QuoteRequestPage>>(
      { queryKey: ["quote-requests"] },
      (data) => data && { ...data, pages: data.pages.map(replaceRows) },
    );
    void client.invalidateQueries({ queryKey: ["counts"] });
  };
}

type Versioned = { id: number; version: number };

const versions = new Map<number, number>();

/** Notes what a change of this browser resulted in. */
export function recordOwnVersion({ id, version }: Versioned): void {
  versions.set(id, version);
}

/** The version that the operator saw or made, so that their own change of a chosen row is no conflict. */
export function knownVersion({ id, version }: Versioned): number {
  return Math.max(version, versions.get(id) ?? 0);
}
