import { announce } from "#components/overlays/announce.ts";
import {
  QUOTE_REQUEST_FAILED,
  QUOTE_REQUEST_SUBMITTED,
  type QuoteRequestResult,
} from "./result.ts";

/** Says in a toast what became of a submission. */
export async function announceResult(result: QuoteRequestResult): Promise<void> {
  if (result.status === "success")
    await announce({
      ...QUOTE_REQUEST_SUBMITTED,
      description: `${QUOTE_REQUEST_SUBMITTED.description} Your reference is ${result.reference}.`,
    });
  if (result.status === "error")
    await announce({ ...QUOTE_REQUEST_FAILED, description: result.message, destructive: true });
}
