import type { z } from "zod";

export interface WebhookVariables {
  WEBHOOK_URLS: string[];
  WEBHOOK_SECRET?: string | undefined;
  WEBHOOK_PRIVATE_HOSTS: string[];
}

/** Whether a text is a valid Standard Webhooks secret. */
export function isWebhookSecret(text: string): boolean {
  const [, base64 = ""] = /^whsec_(.+)$/.exec(text) ?? [];
  const key = Buffer.from(base64, "base64");
  return key.length >= 24 && key.length <= 64 && key.toString("base64") === base64;
}

/** Events hold personal data: requires a secret, and https except for private hosts. */
export function rejectOpenWebhooks(
  { WEBHOOK_URLS, WEBHOOK_SECRET, WEBHOOK_PRIVATE_HOSTS }: WebhookVariables,
  context: z.RefinementCtx,
): void {
  const addIssue = (name: keyof WebhookVariables, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  if (WEBHOOK_URLS.length > 0 && !WEBHOOK_SECRET)
    addIssue("WEBHOOK_SECRET", "must be set where WEBHOOK_URLS is");
  const isOpen = (url: URL) =>
    url.protocol === "http:" && !mayBePrivate(url, WEBHOOK_PRIVATE_HOSTS);
  if (WEBHOOK_URLS.some((url) => isOpen(new URL(url))))
    addIssue("WEBHOOK_URLS", "must be https:// but for the hosts of WEBHOOK_PRIVATE_HOSTS");
}

export function mayBePrivate(url: URL, privateHosts: readonly string[]): boolean {
  return privateHosts.some((host) => hostOf(url) === host.toLowerCase());
}

/** The host name in the list's notation: an IPv6 address without brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}
