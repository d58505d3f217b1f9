import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { showToast } from "#components/overlays/toast.tsx";
import type { SavedView } from "#db/saved-views.ts";
import {
  ApiError,
  deleteView,
  fetchSavedViews,
  isSessionEnd,
  saveView,
} from "#components/inbox/data/inbox-api.ts";
import { Unnamed } from "#components/inbox/session/operator-context.ts";
import { useAsOperator } from "#components/inbox/session/use-as-operator.ts";
import type { SavedViewInput } from "#lib/quote-requests/saved-view.ts";

const KEY = ["saved-views"];

export function useSavedViews() {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => fetchSavedViews(signal),
  });
  return data;
}

export function useSaveView() {
  return useViewChange("View not saved", (input: SavedViewInput) => saveView(input));
}

export function useDeleteView() {
  return useViewChange("View not deleted", (id: number) => deleteView(id));
}

/** `title` heads the toast on failure. */
function useViewChange<Input>(title: string, change: (input: Input) => Promise<SavedView[]>) {
  const client = useQueryClient();
  const asOperator = useAsOperator();
  return useMutation({
    networkMode: "always",
    mutationFn: (input: Input) => asOperator(() => change(input)),
    onSuccess: (views) => client.setQueryData(KEY, views),
    onError: (error) => {
      if (isSessionEnd(error) || error instanceof Unnamed) return;
      showToast({
        title,
        description: error instanceof ApiError ? error.message : "Please try again.",
        destructive: true,
      });
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
}
