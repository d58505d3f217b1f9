import { announce } from "@/components/overlays/announce";
import { SUBMISSION_FAILED, SUBMISSION_SUCCEEDED, type QuoteRequestResult } from "./result";

/** Says in a toast what became of a submission. */
export async function announceResult(result: QuoteRequestResult): Promise<void> {
  if (result.status === "success") await announce(SUBMISSION_SUCCEEDED);
  if (result.status === "error")
    await announce({ ...SUBMISSION_FAILED, description: result.message, destructive: true });
}
