import { useMutation } from "@tanstack/react-query";
import { showToast } from "#components/overlays/toast.tsx";
import { ApiError, checkExport, isSessionEnd } from "./api.ts";

/**
 * Starts the download of an address. The server is asked first whether it has room for an export: of a download that
 * is refused a browser says no more than that it failed.
 */
export function useExport(): (address: string) => void {
  const { mutate } = useMutation({
    mutationFn: checkExport,
    onSuccess: (_, address) => download(address),
    onError: (error) => {
      // The lock screen says so.
      if (isSessionEnd(error)) return;
      showToast({
        title: "Export not started",
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
