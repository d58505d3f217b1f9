import { useMutation } from "@tanstack/react-query";
import { showToast } from "#components/overlays/toast.tsx";
import { isTimeout } from "#lib/browser/request-timeout.ts";
import { ApiError, checkDownload, isSessionEnd } from "./inbox-api.ts";

/** The operator dismissed the dialog that asks for a name, so the pending change is canceled. */
export class OperatorUnnamedError extends Error {}

/** Shows nothing for what is shown elsewhere: the lock screen, or a dialog that was dismissed. */
export function showFailure(title: string, error: Error, description?: string): void {
  if (isSessionEnd(error) || error instanceof OperatorUnnamedError) return;
  const message = error instanceof ApiError ? error.message : "Please try again.";
  showToast({ title, description: description ?? message, destructive: true });
}

/** Of a change of requests, which says whether something was overwritten. */
export function showNotSaved(error: Error): void {
  showFailure("Not saved", error, explain(error));
}

function explain(error: Error): string {
  if (isTimeout(error)) return "No answer has come. It is not saved yet. Please try again.";
  if (!(error instanceof ApiError)) return "The connection failed. Please try again.";
  return error.status < 500
    ? `${error.message} Nothing was overwritten.`
    : "The change could not be saved. Please try again.";
}

/** Asks first, since a browser does not show why a download failed. `title` heads the toast on failure. */
export function useDownload(title: string): (address: string) => void {
  const { mutate } = useMutation({
    mutationFn: checkDownload,
    onSuccess: (_, address) => download(address),
    onError: (error) => showFailure(title, error),
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
