import { SUBMISSION_FAILED, SUBMISSION_SUCCEEDED, type QuoteRequestResult } from "./result";

/** Says in a toast what became of a submission. */
export async function announce(result: QuoteRequestResult): Promise<void> {
  const { showToast } = await import("@/components/overlays/toast");
  if (result.status === "success") showToast(SUBMISSION_SUCCEEDED);
  if (result.status === "error")
    showToast({ ...SUBMISSION_FAILED, description: result.message, destructive: true });
}
