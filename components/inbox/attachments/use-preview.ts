import { useQuery } from "@tanstack/react-query";
import { fetchFile } from "#components/inbox/data/inbox-api.ts";
import type { RequestFile } from "#lib/quote-requests/attachments.ts";
import { drawPreview } from "./draw-preview.ts";

/** Sharp at the width of a dialog. */
const WIDTH = 1_400;

/** The preview of a file as an address for an `<img>`, fetched and drawn once `isWanted`. */
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
    // It says so where it would be shown.
    meta: { isIdle: true },
  });
}
