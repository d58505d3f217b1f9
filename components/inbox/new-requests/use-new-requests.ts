import { useQuery, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { formatFilter, isNarrowed } from "#lib/quote-requests/quote-request-filter.ts";
import { isDismissed } from "#lib/quote-requests/quote-request-status.ts";
import { fetchNewRequests } from "#components/inbox/data/inbox-api.ts";
import type { QuoteRequestPage } from "#components/inbox/data/responses.ts";
import { useNotificationPermission } from "./desktop-notifications.ts";
import {
  isCapped,
  isUnseen,
  seenAtFirst,
  seenWith,
  unseenOf,
  type Seen,
} from "./known-requests.ts";
import { listKey, type useQuoteRequests } from "#components/inbox/list/use-quote-requests.ts";
import type { View } from "#components/inbox/data/use-view.ts";

const POLL_MS = 5_000;
/** Times out a response lost during sleep; the next poll would wait behind it. */
const LOST_MS = 10_000;

type QuoteRequests = ReturnType<typeof useQuoteRequests>;

/** `rows` excludes new requests until `show` is called, so that no row moves on a refetch. */
export function useNewRequests(view: View, quoteRequests: QuoteRequests) {
  const { filter, sort } = view;
  const isNewestFirst = sort === undefined && !isNarrowed(filter);
  const { data, rows, isFetchedAfterMount, isPlaceholderData } = quoteRequests;
  const [seen, setSeen] = useState<Seen>();
  const hasList = data !== undefined && isFetchedAfterMount && !isPlaceholderData;
  const { data: newRequests } = useQuery({
    queryKey: ["news"],
    queryFn: ({ signal }) =>
      fetchNewRequests(seen?.floor, AbortSignal.any([signal, AbortSignal.timeout(LOST_MS)])),
    enabled: hasList || seen !== undefined,
    refetchInterval: POLL_MS,
    // A hidden tab polls only if it may show notifications.
    refetchIntervalInBackground: useNotificationPermission() === "granted",
    retry: false,
    meta: { isIdle: true },
  });

  const name = `${sort ?? ""} ${formatFilter(filter).toString()}`;
  const [entered, setEntered] = useState({ name, isShown: false });
  if (entered.name !== name) setEntered({ name, isShown: false });
  else if (hasList && !entered.isShown) {
    setEntered({ name, isShown: true });
    if (seen && newRequests)
      setSeen({ ...seen, ids: new Set([...seen.ids, ...rows.map(({ id }) => id)]) });
  }
  if (newRequests && !seen && hasList)
    setSeen(seenAtFirst(newRequests, isNewestFirst ? rows : undefined));

  const ids = useMemo(
    () => (seen && newRequests ? unseenOf(seen, newRequests, rows) : []),
    [seen, newRequests, rows],
  );
  const shown = useMemo(
    () =>
      seen && entered.isShown
        ? rows.filter(({ id, status }) => !isUnseen(seen, id) || isDismissed(status))
        : rows,
    [seen, entered.isShown, rows],
  );

  const client = useQueryClient();
  const show = async () => {
    if (!isNewestFirst) return view.reset();
    client.setQueryData<InfiniteData<QuoteRequestPage>>(listKey(view), firstPage);
    const { isError } = await quoteRequests.refetch();
    if (!isError && newRequests)
      setSeen((current) => current && seenWith(newRequests, current, ids));
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

/** Keeps one page, so that a refetch does not load the others. */
function firstPage(
  data: InfiniteData<QuoteRequestPage> | undefined,
): InfiniteData<QuoteRequestPage> | undefined {
  return data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
}
