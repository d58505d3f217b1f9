import { isNoAnswer } from "#lib/browser/no-answer.ts";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from "@tanstack/react-query";
import { useMemo } from "react";
import { showToast } from "#components/overlays/toast.tsx";
import type { QuoteRequestChange } from "#lib/quote-requests/quote-request-change.ts";
import type { Facet, QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import type { ListedView } from "#lib/quote-requests/saved-view.ts";
import {
  postNote,
  ApiError,
  patchQuoteRequest,
  fetchCounts,
  fetchFacetCounts,
  fetchPage,
  fetchQuoteRequest,
  fetchUndelivered,
  isSessionEnd,
  postResend,
  sendMorningAgain,
  type DeliveryDetails,
  type QuoteRequestPage,
  type RequestDetails,
} from "#components/inbox/data/inbox-api.ts";
import { Unnamed, useAsOperator } from "#components/inbox/session/operator-context.ts";

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
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data]);
  return { ...query, rows };
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

/** The counts of a facet's values, once its options are shown. */
export function useFacetCounts(filter: QuoteRequestFilter, facet: Facet) {
  const { data } = useQuery({
    queryKey: ["counts", filter, facet],
    queryFn: ({ signal }) => fetchFacetCounts(filter, facet, signal),
    placeholderData: keepPreviousData,
  });
  return data;
}

const ON_ITS_WAY_MS = 3_000;

/** Recent and not yet tried. Polling for an older one would keep the session open for hours. */
function isOnItsWay({ state, attempts, createdAt }: DeliveryDetails): boolean {
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
      state.data?.deliveries.some(isOnItsWay) ? ON_ITS_WAY_MS : false,
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
    networkMode: "always",
    mutationFn: (change: QuoteRequestChange) => asOperator(() => patchQuoteRequest(id, change)),
    onSuccess: (quoteRequest) => {
      noteOwnVersion(quoteRequest);
      remember(quoteRequest);
    },
    onError: (error) => {
      showFailure(error);
      if (isSessionEnd(error) || error instanceof Unnamed) return;
      void client.invalidateQueries({ queryKey: ["quote-request", id] });
    },
  });
}

export function useAddNote(id: number) {
  const remember = useRemember();
  const asOperator = useAsOperator();
  return useMutation({
    networkMode: "always",
    mutationFn: (note: string) => asOperator(() => postNote(id, note)),
    onSuccess: remember,
    onError: showFailure,
  });
}

export function useSendAgain(id: number) {
  const remember = useRemember();
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (deliveryId: string) => postResend(id, deliveryId),
    onSuccess: (quoteRequest) => {
      remember(quoteRequest);
      void client.invalidateQueries({ queryKey: ["undelivered"] });
    },
    onError: (error) => {
      showNotSentAgain(error);
      void client.invalidateQueries({ queryKey: ["quote-request", id] });
    },
  });
}

export function useSendMorningAgain() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: sendMorningAgain,
    onSuccess: (undelivered) => client.setQueryData(["undelivered"], undelivered),
    onError: (error) => {
      showNotSentAgain(error);
      void client.invalidateQueries({ queryKey: ["undelivered"] });
    },
  });
}

/** Updates a changed quote request in every cached view without a refetch. */
function useRemember() {
  const client = useQueryClient();
  return (quoteRequest: RequestDetails) => {
    client.setQueryData(["quote-request", quoteRequest.id], quoteRequest);
    client.setQueriesData<InfiniteData<QuoteRequestPage>>(
      { queryKey: ["quote-requests"] },
      (data) =>
        data && { ...data, pages: data.pages.map((page) => replaceRow(page, quoteRequest)) },
    );
    void client.invalidateQueries({ queryKey: ["counts"] });
  };
}

function replaceRow(
  page: QuoteRequestPage,
  { status, assignee, version, id }: RequestDetails,
): QuoteRequestPage {
  const rows = page.rows.map((row) =>
    row.id === id ? { ...row, status, assignee, version } : row,
  );
  return { ...page, rows };
}

function showNotSentAgain(error: Error): void {
  if (isSessionEnd(error)) return;
  const description =
    error instanceof ApiError && error.status < 500 ? error.message : "Please try again.";
  showToast({ title: "Not sent again", description, destructive: true });
}

/** Nothing for what is shown elsewhere: the lock screen, or a dialog that was dismissed. */
export function showFailure(error: Error): void {
  if (isSessionEnd(error) || error instanceof Unnamed) return;
  showToast({ title: "Not saved", description: explain(error), destructive: true });
}

function explain(error: Error): string {
  if (isNoAnswer(error)) return "No answer has come. It is not saved yet. Please try again.";
  if (!(error instanceof ApiError)) return "The connection failed. Please try again.";
  return error.status < 500
    ? `${error.message} Nothing was overwritten.`
    : "The change could not be saved. Please try again.";
}

type Versioned = { id: number; version: number };

const versions = new Map<number, number>();

/** Notes what a change of this browser resulted in. */
export function noteOwnVersion({ id, version }: Versioned): void {
  versions.set(id, version);
}

/** The version that the operator saw or made, so that their own change of a chosen row is no conflict. */
export function knownVersion({ id, version }: Versioned): number {
  return Math.max(version, versions.get(id) ?? 0);
}
