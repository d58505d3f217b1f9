import { useMutation } from "@tanstack/react-query";
import { ApiError, checkDownload, isSessionEnd } from "#components/inbox/api.ts";
import { showToast } from "#components/overlays/toast.tsx";

/** Starts the download of an address, once the server has said that it would send it. */
export function useDownload(): (address: string) => void {
  const { mutate } = useMutation({
    mutationFn: checkDownload,
    onSuccess: (_, address) => download(address),
    onError: (error) => {
      // The lock screen says so.
      if (isSessionEnd(error)) return;
      showToast({
        title: "Download not started",
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
