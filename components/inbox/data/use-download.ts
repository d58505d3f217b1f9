import { useMutation } from "@tanstack/react-query";
import { showToast } from "#components/overlays/toast.tsx";
import { ApiError, isSessionEnd } from "./inbox-api.ts";

/**
 * Starts a download after `check` has passed, because a browser does not show why a download failed. Shows errors in a
 * toast titled `title`.
 */
export function useDownload(
  check: (address: string) => Promise<void>,
  title: string,
): (address: string) => void {
  const { mutate } = useMutation({
    mutationFn: check,
    onSuccess: (_, address) => download(address),
    onError: (error) => {
      // The lock screen reports this.
      if (isSessionEnd(error)) return;
      showToast({
        title,
        description: error instanceof ApiError ? error.message : "Please try again.",
        destructive: true,
      });
    },
  });
  return mutate;
}

function download(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  // An error response must not navigate away from the inbox.
  link.download = "";
  link.click();
}
