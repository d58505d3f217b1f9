import { getSiteUrl } from "./env.ts";

/** The public URL of a request in the inbox; opening it requires a sign-in. */
export function inboxAddress(quoteRequestId: number): string {
  return inboxViewAddress(`request=${quoteRequestId}`);
}

export function inboxViewAddress(search: string): string {
  return new URL(`/admin/teragus-submissions?${search}`, getSiteUrl()).href;
}
