import { getSiteUrl } from "./env.ts";

/** The public address at which the inbox shows a request; whoever opens it signs in. */
export function inboxAddress(quoteRequestId: number): string {
  return inboxViewAddress(`request=${quoteRequestId}`);
}

/** The same of a view, by its part of the address. */
export function inboxViewAddress(search: string): string {
  return new URL(`/admin/teragus-submissions?${search}`, getSiteUrl()).href;
}
