import { useQuery } from "@tanstack/react-query";
import { fetchFile } from "#components/inbox/data/inbox-api.ts";
import type { RequestFile } from "#lib/quote-requests/attachments.ts";
import { drawPreview } from "./draw-preview.ts";

/** In pixels; sharp at a dialog's width. */
const WIDTH = 1_400;

/** The preview of an attachment as a URL for `<img>`, drawn once `isWanted`. */
export function usePreview(quoteRequestId: number, file: RequestFile, isWanted: boolean) {
  return useQuery({
    queryKey: ["preview", file.id],
    queryFn: async ({ signal }) => {
      const bytes = await fetchFile(quoteRequestId, file.id, signal);
      return drawPreview({ bytes, mediaType: file.mediaType ?? "", maxWidth: WIDTH }, signal);
    },
    enabled: isWanted,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // The preview shows its own error, so no toast.
    meta: { isIdle: true },
  });
}
