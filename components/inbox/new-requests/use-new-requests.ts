import { useQuery, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useState } from "react";
import { isNarrowed, OPEN_FILTER } from "#lib/inbox/quote-request-filter.ts";
import { isDismissed } from "#lib/quote-requests/quote-request-status.ts";
import { fetchNewRequests, type QuoteRequestPage } from "#components/inbox/data/inbox-api.ts";
import { listKey, type useQuoteRequests } from "#components/inbox/list/use-quote-requests.ts";
import type { InboxView } from "#components/inbox/data/use-view.ts";
import type { NewRequests } from "#db/quote-requests/new-request-queries.ts";
import { formatView } from "#lib/inbox/saved-view.ts";
import { NEW_REQUESTS_WINDOW } from "#lib/inbox/list-cursor.ts";

const POLL_MS = 5_000;
/** Times out a response lost during sleep; the next poll would wait behind it. */
const TIMEOUT_MS = 10_000;

type QuoteRequests = ReturnType<typeof useQuoteRequests>;

/** `rows` excludes new requests until `show` is called, so that no row moves on a refetch. */
export function useNewRequests(view: InboxView, quoteRequests: QuoteRequests) {
  const { filter, sort } = view;
  const isNewestFirst = sort === undefined && !isNarrowed(filter);
  const { data, rows, isFetchedAfterMount, isPlaceholderData } = quoteRequests;
  const [seen, setSeen] = useState<Seen>();
  const hasList = data !== undefined && isFetchedAfterMount && !isPlaceholderData;
  const { data: newRequests } = useQuery({
    queryKey: ["new-requests"],
    queryFn: ({ signal }) =>
      fetchNewRequests(seen?.floor, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])),
    enabled: hasList || seen !== undefined,
    refetchInterval: POLL_MS,
    retry: false,
    meta: { isIdle: true },
  });

  const name = formatView(view).toString();
  const [entered, setEntered] = useState({ name, isShown: false });
  if (entered.name !== name) setEntered({ name, isShown: false });
  else if (hasList && !entered.isShown) {
    setEntered({ name, isShown: true });
    if (seen && newRequests)
      setSeen({ ...seen, ids: new Set([...seen.ids, ...rows.map(({ id }) => id)]) });
  }
  if (newRequests && !seen && hasList)
    setSeen(initialSeen(newRequests, isNewestFirst ? rows : undefined));

  const ids = seen && newRequests ? unseenOf(seen, newRequests, rows) : [];
  const shown =
    seen && entered.isShown
      ? rows.filter(({ id, status }) => !isUnseen(seen, id) || isDismissed(status))
      : rows;

  const client = useQueryClient();
  const show = async () => {
    if (!isNewestFirst) return view.showView({ filter: OPEN_FILTER, sort: undefined });
    // One page, so that the refetch does not load the others.
    client.setQueryData<InfiniteData<QuoteRequestPage>>(
      listKey(view),
      (all) => all && { pages: all.pages.slice(0, 1), pageParams: all.pageParams.slice(0, 1) },
    );
    const { isError } = await quoteRequests.refetch();
    if (!isError && newRequests)
      setSeen((current) => current && markSeen(newRequests, current, ids));
    return client.invalidateQueries({ queryKey: ["counts"] });
  };
  return {
    ids,
    isCapped: newRequests !== undefined && isCapped(newRequests),
    isListening: seen !== undefined,
    isUnseen: (id: number) => seen !== undefined && isUnseen(seen, id),
    rows: shown,
    show,
  };
}

export type NewRequestsState = ReturnType<typeof useNewRequests>;

/** Requests that the operator was shown: every id up to `floor`, and newer ones in `ids`. */
type Seen = { floor: number; ids: ReadonlySet<number> };

type Row = { id: number; status: string };

/** The initial state: everything, except open requests that arrived after the list in `rows` was read. */
function initialSeen(newRequests: NewRequests, rows?: readonly Row[]): Seen {
  const seen = markSeen(newRequests, { floor: 0, ids: new Set() });
  if (!rows) return seen;
  const listed = new Set(rows.map(({ id }) => id));
  const oldest = rows.length > 0 ? Math.min(...listed) : 0;
  const missed = new Set(newRequests.open.filter((id) => id > oldest && !listed.has(id)));
  return { ...seen, ids: new Set([...seen.ids].filter((id) => !missed.has(id))) };
}

/** Marks everything in a response, and `ids`, as shown. */
function markSeen(newRequests: NewRequests, seen: Seen, ids: readonly number[] = []): Seen {
  const listed = [...newRequests.open, ...newRequests.dismissed].toSorted(
    (one, other) => other - one,
  );
  const oldest = listed[NEW_REQUESTS_WINDOW - 1];
  const floor = oldest === undefined ? seen.floor : oldest - 1;
  const known = [...seen.ids, ...listed, ...ids];
  return { floor, ids: new Set(known.filter((id) => id > floor)) };
}

function isUnseen({ floor, ids }: Seen, id: number): boolean {
  return id > floor && !ids.has(id);
}

/** Whether more arrived than a response holds. False for the first response, of at most `NEW_REQUESTS_WINDOW` ids. */
function isCapped({ open, dismissed, hasMore }: NewRequests): boolean {
  return hasMore && open.length + dismissed.length > NEW_REQUESTS_WINDOW;
}

/** Open requests not shown yet, newest first, from a response and from a list read since. */
function unseenOf(seen: Seen, newRequests: NewRequests, rows: readonly Row[]): number[] {
  const dismissed = new Set(newRequests.dismissed);
  const listed = rows.filter(({ id, status }) => !isDismissed(status) && !dismissed.has(id));
  const ids = new Set([...newRequests.open, ...listed.map(({ id }) => id)]);
  return [...ids].filter((id) => isUnseen(seen, id)).toSorted((one, other) => other - one);
}
