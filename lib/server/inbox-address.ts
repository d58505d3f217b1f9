import { getSiteUrl } from "./env.ts";

/** The public address at which the inbox shows a request; whoever opens it signs in. */
export function inboxAddress(quoteRequestId: number): string {
  return new URL(`/admin/teragus-submissions?request=${quoteRequestId}`, getSiteUrl()).href;
}
