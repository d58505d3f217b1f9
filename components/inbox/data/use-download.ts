import { useMutation } from "@tanstack/react-query";
import { showToast } from "#components/overlays/toast.tsx";
import { ApiError, isSessionEnd } from "./inbox-api.ts";

/** Calls `check` first, since a browser does not show why a download failed. `title` heads the toast on failure. */
export function useDownload(
  check: (address: string) => Promise<void>,
  title: string,
): (address: string) => void {
  const { mutate } = useMutation({
    mutationFn: check,
    onSuccess: (_, address) => download(address),
    onError: (error) => {
      // The lock screen reports it.
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
  // If the server still responds with an error page, do not navigate to it.
  link.download = "";
  link.click();
}
