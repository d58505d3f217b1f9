import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { showToast } from "#components/overlays/toast.tsx";
import { ApiError, isSessionEnd } from "./inbox-api.ts";

const RETRIES = 3;

/**
 * The specification's query cache, whose delays, five minutes and refetching are TanStack's own. A 401 calls
 * `onSessionEnd`; it and other permanent errors are not retried.
 */
export function createQueryClient(onSessionEnd: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isSessionEnd(error)) return onSessionEnd();
        // Polled queries try again soon, so show no toast.
        if (query.meta?.isIdle) return;
        // The pane shows a missing quote request itself.
        if (error instanceof ApiError && error.status === 404) return;
        const isFirstLoad = query.state.data === undefined;
        showToast({
          title: "Error",
          description: isFirstLoad
            ? "Failed to fetch submissions. Please contact system administrator."
            : "Failed to fetch submissions",
          destructive: true,
        });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isSessionEnd(error)) onSessionEnd();
      },
    }),
    defaultOptions: {
      // Offline, a change fails at once instead of waiting unsaid.
      mutations: { networkMode: "always" },
      queries: {
        retry: (failures, error) => {
          const isPermanent = error instanceof ApiError && error.status < 500;
          return failures < RETRIES && (!isPermanent || error.status === 429);
        },
      },
    },
  });
}
