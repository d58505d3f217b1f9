import { useMutation } from "@tanstack/react-query";
import { showToast } from "#components/overlays/toast.tsx";
import { ApiError, isSessionEnd } from "./inbox-api.ts";

/**
 * Starts the download of an address, once `check` has found that the server would send it: of a download that is
 * refused a browser says no more than that it failed. `title` says so in a toast.
 */
export function useDownload(
  check: (address: string) => Promise<void>,
  title: string,
): (address: string) => void {
  const { mutate } = useMutation({
    mutationFn: check,
    onSuccess: (_, address) => download(address),
    onError: (error) => {
      // The lock screen says so.
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
  // What is refused after all must not take the inbox's place.
  link.download = "";
  link.click();
}
